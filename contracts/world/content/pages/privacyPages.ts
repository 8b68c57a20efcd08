import { text } from '../../localized';
import { button, heading, list, paragraph, type ContentPageRecord } from '../model';

/** Pages about personal data. */
export const privacyPages: readonly ContentPageRecord[] = [
  {
    id: 'privacy-policy',
    slug: text('tietosuoja', 'privacy-policy', 'registerdeklaration', 'andmekaitsejuhendid'),
    title: text('Tietosuoja', 'Privacy policy', 'Dataskydd', 'Andmekaitse'),
    lead: text(
      'Keräämme sinusta vain sen, mitä majoitus vaatii, ja kerromme tässä, mitä sillä teemme.',
      'We collect only what we need for your stay, and this page tells you what we do with it.',
      'Vi samlar bara in det som din vistelse kräver, och här berättar vi vad vi gör med det.',
      'Kogume sinu kohta ainult peatumiseks vajalikke andmeid ja selgitame siin, mida nendega teeme.',
    ),
    picture: null,
    publishedAt: '2026-01-12T09:00:00+02:00',
    modifiedAt: '2026-09-01T09:00:00+03:00',
    body: [
      heading('Mitä keräämme', 'What we collect', 'Vad vi samlar in', 'Mida kogume'),
      list(
        text(
          'Varaus: nimesi, sähköpostisi, puhelinnumerosi ja majoituksesi päivät, työmatkalla myös laskutusosoite.',
          'Your booking: your name, email, phone number and the dates of your stay; on business also the invoice address.',
          'Bokningen: ditt namn, din e-post, ditt telefonnummer och vistelsens datum, på tjänsteresa även fakturaadressen.',
          'Broneering: sinu nimi, e-post, telefoninumber ja peatumise kuupäevad, tööreisil ka arve aadress.',
        ),
        text(
          'Matkustajailmoitus: tiedot, jotka laki vaatii hotellilta jokaisesta vieraasta.',
          'Registration form: the details that the law requires a hotel to collect from every guest.',
          'Resandeanmälan: de uppgifter som lagen kräver att hotellet har om varje gäst.',
          'Külastajakaart: andmed, mida seadus nõuab hotellilt iga külalise kohta.',
        ),
        text(
          'Maksu: tieto siitä, että maksoit. Korttisi numero jää maksupalvelulle.',
          'Payment: the fact that you paid. Your card number stays with the payment service.',
          'Betalning: att du har betalat. Kortets nummer stannar hos betaltjänsten.',
          'Makse: teave selle kohta, et oled tasunud. Sinu kaardi number jääb makseteenuse pakkujale.',
        ),
      ),
      heading('Mihin tietoja käytetään', 'What it is for', 'Vad vi använder det till', 'Milleks andmeid kasutame'),
      paragraph(
        'Käytämme tietoja huoneen varaamiseen, laskuun ja siihen, että tavoitamme sinut, jos jokin muuttuu. Markkinointia lähetämme vain, jos olet itse sitä pyytänyt.',
        'We use it to book your room, to make out your bill and to reach you if something changes. You get marketing only if you have asked for it.',
        'Vi använder uppgifterna för att hålla rummet, skriva fakturan och nå dig om något ändras. Reklam skickar vi bara om du själv har bett om det.',
        'Kasutame andmeid toa hoidmiseks, arve koostamiseks ja selleks, et sind muudatuste korral kätte saada. Reklaami saadame ainult siis, kui oled seda ise palunud.',
      ),
      paragraph(
        'Emme myy tietojasi, ja annamme niitä vain niille, joita majoituksesi koskee.',
        'We do not sell your data, and we share it only with those who are involved in your stay.',
        'Vi säljer inte dina uppgifter och ger dem bara till dem som din vistelse angår.',
        'Me ei müü sinu andmeid ja anname neid ainult neile, keda sinu peatumine puudutab.',
      ),
      heading('Kuinka kauan', 'How long', 'Hur länge', 'Kui kaua'),
      list(
        text(
          'Varaukset ja laskut kuusi vuotta, koska kirjanpitolaki vaatii sen.',
          'Bookings and bills for six years, as the Accounting Act requires.',
          'Bokningar och fakturor i sex år, eftersom bokföringslagen kräver det.',
          'Broneeringud ja arved kuus aastat, sest raamatupidamisseadus nõuab seda.',
        ),
        text(
          'Matkustajailmoitukset vuoden.',
          'Registration forms for one year.',
          'Resandeanmälningar i ett år.',
          'Külastajakaardid ühe aasta.',
        ),
        text(
          'Kesken jäänyt varaus selaimessasi vuorokauden, ja tilaus, josta pankki vielä päättää, enintään 30 päivää.',
          'A booking you did not finish, in your browser, for one day. An order that a bank is still deciding on, for 30 days at most.',
          'En påbörjad bokning i din webbläsare i ett dygn, och en beställning som en bank ännu ska avgöra i högst 30 dagar.',
          'Pooleli jäänud broneering sinu brauseris ühe ööpäeva ja tellimus, mille üle pank veel otsustab, kuni 30 päeva.',
        ),
      ),
      heading('Oikeutesi', 'Your rights', 'Dina rättigheter', 'Sinu õigused'),
      paragraph(
        'Saat nähdä tietosi, korjata ne ja pyytää niiden poistamista. Kirjoita osoitteeseen [tietosuoja@sarastus.example](mailto:tietosuoja@sarastus.example); vastaamme kuukauden kuluessa.',
        'You may see your data, correct it and ask us to delete it. Write to [privacy@sarastus.example](mailto:privacy@sarastus.example); we answer within a month.',
        'Du får se dina uppgifter, rätta dem och be oss radera dem. Skriv till [dataskydd@sarastus.example](mailto:dataskydd@sarastus.example); vi svarar inom en månad.',
        'Võid oma andmeid näha, neid parandada ja paluda need kustutada. Kirjuta aadressil [andmekaitse@sarastus.example](mailto:andmekaitse@sarastus.example); vastame kuu jooksul.',
      ),
      paragraph(
        'Sivulla [Evästeet ja yksityisyys](route:cookies) näet, mitä selaimesi säilyttää meitä varten, ja voit poistaa sen.',
        'On the page [Cookies and privacy](route:cookies) you see what your browser stores for us, and you can delete it.',
        'På sidan [Kakor och integritet](route:cookies) ser du vad din webbläsare sparar för oss, och du kan radera det.',
        'Lehel [Küpsised ja privaatsus](route:cookies) näed, mida brauser meie jaoks hoiab, ja saad selle kustutada.',
      ),
      button(
        'page:customer-register',
        'Asiakasrekisterin seloste',
        'About the customer register',
        'Beskrivning av kundregistret',
        'Kliendiregistri kirjeldus',
      ),
    ],
  },
  {
    id: 'customer-register',
    slug: text(
      'tietosuoja/asiakasrekisteri',
      'privacy-policy/customer-register',
      'registerdeklaration/kundregister',
      'andmekaitsejuhendid/kliendiregister',
    ),
    title: text('Asiakasrekisteri', 'Customer register', 'Kundregister', 'Kliendiregister'),
    lead: text(
      'Kuka rekisteriä pitää, mitä siinä on ja kuka sitä saa katsoa.',
      'Who keeps the register, what is in it and who may look at it.',
      'Vem som för registret, vad det innehåller och vem som får se det.',
      'Kes registrit peab, mis selles on ja kes tohib seda vaadata.',
    ),
    picture: null,
    publishedAt: '2026-01-12T09:00:00+02:00',
    modifiedAt: '2026-09-01T09:00:00+03:00',
    body: [
      heading('Rekisterinpitäjä', 'Who keeps it', 'Personuppgiftsansvarig', 'Vastutav töötleja'),
      paragraph(
        'Sarastus Hotellit Oy, Y-tunnus 3219874-5, Karamzininranta 6, 00100 Helsinki. Pohjoisen ja Viron hotellit pitävät rekisteriä yhdessä sen kanssa.',
        'Sarastus Hotellit Oy, business ID 3219874-5, Karamzininranta 6, 00100 Helsinki. Our hotels in the north and in Estonia keep it together with that company.',
        'Sarastus Hotellit Oy, FO-nummer 3219874-5, Karamzinstranden 6, 00100 Helsingfors. Hotellen i norr och i Estland för registret tillsammans med bolaget.',
        'Sarastus Hotellit Oy, registrikood 3219874-5, Karamzininranta 6, 00100 Helsingi. Põhja- ja Eesti-hotellid peavad registrit koos selle ettevõttega.',
      ),
      heading('Sisältö', 'What is in it', 'Innehåll', 'Sisu'),
      list(
        text(
          'Yhteystiedot ja kieli, jolla haluat asioida.',
          'Your contact details and the language you prefer.',
          'Kontaktuppgifter och det språk du vill använda.',
          'Kontaktandmed ja eelistatud keel.',
        ),
        text(
          'Varaukset, toiveet ja lisäpalvelut.',
          'Bookings, wishes and extras.',
          'Bokningar, önskemål och tillval.',
          'Broneeringud, soovid ja lisateenused.',
        ),
        text(
          'S-Cardin numero ja pisteet, jos sinulla on kortti.',
          'The number and points of your S-Card, if you have one.',
          'Ditt S-Card-nummer och dina poäng, om du har ett kort.',
          'S-Cardi number ja punktid, kui sul on kaart.',
        ),
      ),
      heading('Kuka tietoja näkee', 'Who sees it', 'Vem ser uppgifterna', 'Kes andmeid näeb'),
      paragraph(
        'Vastaanotto näkee omien vieraidensa varaukset, asiakaspalvelu koko ketjun. Jokaisesta katselusta jää merkintä, ja merkinnät käydään läpi kuukausittain.',
        'Reception sees the bookings of its own guests, customer service those of the whole chain. Every viewing is logged, and the logs are checked every month.',
        'Receptionen ser bokningarna för sina egna gäster, kundtjänsten hela kedjans. Varje visning loggas, och loggarna gås igenom varje månad.',
        'Vastuvõtt näeb oma külaliste broneeringuid, klienditeenindus kogu keti omi. Iga vaatamine märgitakse üles ja märked vaadatakse iga kuu läbi.',
      ),
      paragraph(
        'Miten tietoja muuten käytetään, lukee [tietosuojasivulla](page:privacy-policy).',
        'How the data is used otherwise is explained in our [privacy policy](page:privacy-policy).',
        'Hur uppgifterna annars används står på sidan [Dataskydd](page:privacy-policy).',
        'Kuidas andmeid muidu kasutatakse, on kirjas lehel [Andmekaitse](page:privacy-policy).',
      ),
    ],
  },
];
