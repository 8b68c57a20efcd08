import { text } from '../../localized';
import { heading, list, paragraph, type ContentPageRecord } from '../model';

/** Pages with the terms of booking and use. */
export const termsPages: readonly ContentPageRecord[] = [
  {
    id: 'reservation-terms',
    slug: text('varausehdot', 'terms-of-reservation', 'regler-och-villkor-for-bokningar', 'broneerimistingimused'),
    title: text('Varausehdot', 'Booking terms', 'Bokningsvillkor', 'Broneerimistingimused'),
    lead: text(
      'Milloin varaus sitoo, milloin sen voi perua ja mitä silloin tapahtuu.',
      'When a booking is binding, when you can cancel it and what happens then.',
      'När en bokning är bindande, när den kan avbokas och vad som händer då.',
      'Millal on broneering siduv, millal saab selle tühistada ja mis siis juhtub.',
    ),
    picture: null,
    publishedAt: '2026-01-12T09:00:00+02:00',
    modifiedAt: '2026-08-17T09:00:00+03:00',
    body: [
      heading('Varaus', 'Booking', 'Bokning', 'Broneering'),
      paragraph(
        'Varaus on voimassa, kun olet saanut varausnumeron. Varaajan pitää olla 18 vuotta täyttänyt. Alle kymmenen huoneen varaukset tehdään täällä; isommat ryhmät varaavat hotellista.',
        'Your booking is confirmed when you get a booking number. You must be 18 or over to book. You can book up to nine rooms here; larger groups book with the hotel.',
        'En bokning gäller när du har fått ett bokningsnummer. Den som bokar ska ha fyllt 18 år. Här kan du boka upp till nio rum; större grupper bokar direkt hos hotellet.',
        'Broneering kehtib, kui oled saanud broneeringu numbri. Broneerija peab olema vähemalt 18-aastane. Kuni üheksa tuba saab broneerida siin; suuremad rühmad pöörduvad hotelli poole.',
      ),
      heading('Tulo ja lähtö', 'Arrival and departure', 'Ankomst och avresa', 'Saabumine ja lahkumine'),
      paragraph(
        'Huoneen saat tulopäivänä klo\u00a015.00 ja luovutat lähtöpäivänä klo\u00a012.00, ellei hotelli kerro muuta. Ilman varmistusta huonetta pidetään klo\u00a018.00 asti hotellin aikaa.',
        'Unless the hotel says otherwise, your room is ready at 15:00 on the day you arrive, and you check out by 12:00 on departure. Without a guarantee it is kept until 18:00, hotel time.',
        'Rummet är klart kl.\u00a015.00 på ankomstdagen och ditt till kl.\u00a012.00 på avresedagen, om inte hotellet meddelar annat. Utan garanti hålls det till kl.\u00a018.00, hotellets tid.',
        'Tuba on valmis saabumispäeval kell\u00a015.00 ja sinu käsutuses lahkumispäeval kella\u00a012.00-ni, kui hotell ei ütle teisiti. Tagatiseta hoitakse tuba kella\u00a018.00-ni hotelli aja järgi.',
      ),
      heading('Maksu', 'Payment', 'Betalning', 'Makse'),
      paragraph(
        'Hintavaihtoehdosta näet, maksatko heti vai hotellissa. Veloitamme hinnan, jonka näit, kun vahvistit varauksen. Verot kuuluvat hintaan.',
        'Each rate shows whether you pay now or at the hotel. We charge the price you saw when you confirmed. Taxes are included.',
        'Av priset framgår om du betalar genast eller på hotellet. Vi debiterar det pris du såg när du bekräftade. Moms ingår.',
        'Hinna juures on kirjas, kas tasud kohe või hotellis. Tasud selle hinna, mida nägid kinnitades. Maksud on hinna sees.',
      ),
      heading('Peruutus', 'Cancellation', 'Avbokning', 'Tühistamine'),
      list(
        text(
          'Joustavan hinnan varauksen voi perua maksutta tulopäivänä klo\u00a018.00 asti hotellin aikaa.',
          'A booking at a flexible rate can be cancelled free until 18:00, hotel time, on the day of arrival.',
          'En bokning till flexibelt pris kan avbokas gratis till kl.\u00a018.00 på ankomstdagen, hotellets tid.',
          'Paindliku hinnaga broneeringu saab tasuta tühistada saabumispäeval kella\u00a018.00-ni hotelli aja järgi.',
        ),
        text(
          'Etukäteen maksettua hintaa ei makseta takaisin.',
          'An advance purchase is not refunded.',
          'Ett förköp återbetalas inte.',
          'Ettemakstud hinda ei tagastata.',
        ),
        text(
          'Määräajan jälkeen hotelli voi veloittaa ensimmäisen yön.',
          'After the deadline the hotel may charge the first night.',
          'Efter tidsfristen kan hotellet debitera den första natten.',
          'Pärast tähtaega võib hotell võtta tasu esimese öö eest.',
        ),
      ),
      paragraph(
        'Varauksen näet ja perut [tällä sivulla](route:findBooking). Tarvitset varausnumeron ja sukunimen.',
        'You can see and cancel your booking [on this page](route:findBooking). You need the booking number and a last name.',
        'Se och avboka din bokning [på den här sidan](route:findBooking). Du behöver bokningsnumret och ett efternamn.',
        'Broneeringut saab näha ja tühistada [sellel lehel](route:findBooking). Vaja on broneeringu numbrit ja perekonnanime.',
      ),
      heading('Lapset ja lemmikit', 'Children and pets', 'Barn och husdjur', 'Lapsed ja lemmikloomad'),
      paragraph(
        'Alle 3-vuotias nukkuu matkasängyssä, eikä siitä peritä maksua. Lemmikki majoittuu lemmikkihuoneessa, ja maksun näet ennen kuin vahvistat.',
        'A child under 3 sleeps in a travel cot at no cost. Pets stay in pet rooms, and you see the fee before you confirm.',
        'Barn under 3 år sover i resesäng utan avgift. Husdjur bor i husdjursrum, och avgiften syns innan du bekräftar.',
        'Alla 3-aastane magab tasuta reisivoodis. Lemmikloom peatub lemmikloomatoas ja tasu näed enne kinnitamist.',
      ),
    ],
  },
  {
    id: 'terms-of-use',
    slug: text('kayttoehdot', 'terms-of-use', 'regler-och-villkor', 'kasutustingimused'),
    title: text('Käyttöehdot', 'Terms of use', 'Användarvillkor', 'Kasutustingimused'),
    lead: text(
      'Mitä nämä sivut lupaavat ja mitä toivomme sinulta.',
      'What these pages promise, and what we ask of you.',
      'Vad de här sidorna lovar och vad vi önskar av dig.',
      'Mida need lehed lubavad ja mida meie sinult ootame.',
    ),
    picture: null,
    publishedAt: '2026-01-12T09:00:00+02:00',
    modifiedAt: '2026-01-12T09:00:00+02:00',
    body: [
      heading('Sivujen sisältö', 'What you read here', 'Sidornas innehåll', 'Lehtede sisu'),
      paragraph(
        'Pidämme tiedot ajan tasalla ja korjaamme virheet heti, kun huomaamme ne. Hinnat ja vapaat huoneet tarkistetaan vielä kerran ennen kuin vahvistat varauksen.',
        'We keep these pages up to date and put mistakes right as soon as we see them. Prices and available rooms are checked once more before you confirm.',
        'Vi håller uppgifterna aktuella och rättar fel genast när vi ser dem. Priser och lediga rum kontrolleras en gång till innan du bekräftar.',
        'Hoiame andmed ajakohased ja parandame vead kohe, kui neid märkame. Hinnad ja vabad toad vaadatakse enne kinnitamist veel kord üle.',
      ),
      heading('Kuvat ja tekstit', 'Pictures and texts', 'Bilder och texter', 'Pildid ja tekstid'),
      paragraph(
        'Hotellien kuvat on piirretty meille. Niitä saa käyttää, kun kertoo matkastaan meille tai muille; muuhun käyttöön löytyy ohje [medialle tarkoitetulta sivulta](page:media).',
        'The pictures of our hotels are drawn for us. You may use them when you tell others about your stay; for other uses, see the page [for media](page:media).',
        'Hotellens bilder är ritade för oss. Använd dem gärna när du berättar om din vistelse; för annan användning se sidan [för medier](page:media).',
        'Hotellide pildid on joonistatud meile. Kasuta neid oma peatumisest rääkides; muu kasutuse kohta vaata lehte [meediale](page:media).',
      ),
      heading('Sopimus', 'The agreement', 'Avtalet', 'Leping'),
      paragraph(
        'Majoituksesta sovitaan [varausehdoilla](page:reservation-terms). Erimielisyyksissä voit kääntyä kuluttajariitalautakunnan puoleen; sovelletaan Suomen lakia, Virossa Viron lakia.',
        'The [booking terms](page:reservation-terms) apply to your stay. In a dispute, you can turn to a consumer disputes board. Finnish law applies, and in Estonia Estonian law.',
        'För vistelsen gäller [bokningsvillkoren](page:reservation-terms). Vid tvister kan du vända dig till konsumenttvistenämnden; finsk lag gäller, i Estland estnisk lag.',
        'Peatumisele kehtivad [broneerimistingimused](page:reservation-terms). Erimeelsuste korral võid pöörduda tarbijavaidluste komisjoni poole; kehtib Soome, Eestis Eesti seadus.',
      ),
    ],
  },
];
