import { text } from '../../localized';
import { pictureOfHotel } from '../pictures';
import { button, heading, list, paragraph, steps, type ContentPageRecord } from '../model';

/** The landing page of the card, and a campaign with an address of its own. */
export const campaignPages: readonly ContentPageRecord[] = [
  {
    id: 's-card',
    slug: text('s-card', 's-card', 's-card', 's-card'),
    title: text('S-Card työmatkoille', 'S-Card for business trips', 'S-Card för tjänsteresor', 'S-Card tööreisidele'),
    lead: text(
      'Kortin omat hinnat, joihin kuuluu aamiainen, ja pisteitä, joilla voit maksaa seuraavan yösi.',
      'Special rates with breakfast, and points that pay for another night.',
      'Särskilda priser med frukost, och poäng som du kan betala nästa natt med.',
      'Erihinnad koos hommikusöögiga ja punktid, mille eest saad järgmise öö.',
    ),
    picture: pictureOfHotel({ id: '1151' }),
    publishedAt: '2026-01-12T09:00:00+02:00',
    modifiedAt: '2026-10-12T09:00:00+03:00',
    body: [
      heading('Mitä kortilla saa', 'What you get with the card', 'Det här får du med kortet', 'Mida kaardiga saad'),
      list(
        text(
          'Joustava hinta, johon kuuluu aamiainen. [Katso tarjous](offer:3008).',
          'A flexible rate with breakfast. [See the offer](offer:3008).',
          'Ett flexibelt pris med frukost. [Se erbjudandet](offer:3008).',
          'Paindlik hind koos hommikusöögiga. [Vaata pakkumist](offer:3008).',
        ),
        text(
          'S-pisteitä jokaisesta yöstä ja ateriasta.',
          'S Points for every night and every meal.',
          'S-poäng för varje natt och måltid.',
          'S Points iga öö ja söögikorra eest.',
        ),
        text(
          'Palkintoöitä, jotka maksat pelkillä pisteillä.',
          'Reward nights, paid for with points alone.',
          'Belöningsnätter som du betalar med enbart poäng.',
          'Preemiaööd, mille eest tasud ainult punktidega.',
        ),
      ),
      heading('Hinta', 'Price', 'Pris', 'Hind'),
      paragraph(
        'S-Card maksaa 25\u00a0€ vuodessa. Kortin voi hankkia 18 vuotta täyttänyt, ja se on vain omaan käyttöön. Ostoksen voi [perua](route:withdrawCard) 14 päivän kuluessa.',
        'An S-Card costs €25 for twelve months. You must be 18 or over, and the card is for your own use only. You can [withdraw](route:withdrawCard) from the purchase within 14 days.',
        'S-Card kostar 25\u00a0€ om året. Kortet är personligt och kan skaffas av den som har fyllt 18 år. Köpet kan [ångras](route:withdrawCard) inom 14 dagar.',
        'S-Card maksab 25\u00a0€ aastas. Kaardi saab osta vähemalt 18-aastane ja see on ainult enda kasutamiseks. Ostust saab [taganeda](route:withdrawCard) 14 päeva jooksul.',
      ),
      heading('Näin se toimii', 'How it works', 'Så fungerar det', 'Nii see käib'),
      steps(
        text('Hanki kortti.', 'Get the card.', 'Skaffa kortet.', 'Hangi kaart.'),
        text(
          'Hae huonetta ja valitse, että sinulla on S-Card.',
          'Look for a room and choose S-Card as your membership.',
          'Sök rum och välj att du har S-Card.',
          'Otsi tuba ja märgi, et sul on S-Card.',
        ),
        text(
          'Kirjaudu, kun vahvistat varauksen, niin pisteet tulevat itsestään.',
          'Sign in when you confirm, and you get the points automatically.',
          'Logga in när du bekräftar, så kommer poängen av sig själva.',
          'Kui logid kinnitamisel sisse, lisanduvad punktid automaatselt.',
        ),
      ),
      paragraph(
        'Kortti käy kaikissa hotelleissamme paitsi [Kylpylähotelli Tyrskyssä](hotel:1851); [Punamullassa](hotel:1801) se otetaan vain vastaanotossa.',
        'All our hotels take the card except [Spa Hotel Tyrsky](hotel:1851); at [Hotel Punamulta](hotel:1801) only reception does.',
        'Kortet gäller på alla våra hotell utom [Badhotellet Tyrsky](hotel:1851); på [Hotell Rödmyllan](hotel:1801) bara i receptionen.',
        'Kaart kehtib kõigis meie hotellides peale [Spaahotelli Tyrsky](hotel:1851); [Hotellis Punamulta](hotel:1801) ainult vastuvõtus.',
      ),
      button('route:search', 'Hae huone', 'Find a room', 'Sök rum', 'Otsi tuba'),
    ],
  },
  {
    id: 'kevaan-nopeat',
    slug: text('kevaan-nopeat', 'kevaan-nopeat', 'kevaan-nopeat', 'kevaan-nopeat'),
    title: text('Kevään nopeat', 'Spring deals', 'Vårerbjudanden', 'Kevadpakkumised'),
    lead: text(
      'Kun päivä pitenee, lähde: etukäteen maksettu yö on edullisin.',
      'As the days get longer, get away: a night paid in advance has the lowest price.',
      'Dagarna blir längre och det är dags att resa: den som betalar i förväg får lägsta pris.',
      'Päevad lähevad pikemaks, tule reisile: ettemakstud öö on kõige soodsam.',
    ),
    picture: pictureOfHotel({ id: '1801' }),
    publishedAt: '2026-02-16T09:00:00+02:00',
    modifiedAt: '2026-02-16T09:00:00+02:00',
    body: [
      paragraph(
        'Kevään nopeat ovat öitä niille, joiden suunnitelmat pitävät. Maksat varatessasi, etkä saa rahoja takaisin, mutta hinta on aina edullisin, mitä meillä on.',
        'These nights are for those with firm plans. You pay when you book and get no refund, but the price is always the lowest we have.',
        'Det här är nätter för dig vars planer håller. Du betalar när du bokar och får inte pengarna tillbaka, men priset är alltid det lägsta vi har.',
        'Need on ööd neile, kelle plaanid on kindlad. Tasud broneerides ja raha tagasi ei saa, kuid hind on alati meie soodsaim.',
      ),
      heading('Mihin keväällä', 'Where to go in spring', 'Vart ska du åka i vår?', 'Kuhu kevadel minna'),
      list(
        text(
          '[Porvooseen](hotel:1801), kun joki vapautuu jäistä ja leipomo avaa pihan.',
          '[To Porvoo](hotel:1801), when the ice leaves the river and the bakery opens its courtyard.',
          '[Till Borgå](hotel:1801), när isen lämnar ån och bageriet öppnar gården.',
          '[Porvoosse](hotel:1801), kui jõgi jääst vabaneb ja pagariäri hoovi avab.',
        ),
        text(
          '[Kiilopäälle](hotel:1504), jossa hanki kantaa vielä toukokuussa.',
          '[To Kiilopää](hotel:1504), where you can still walk on the snow in May.',
          '[Till Kiilopää](hotel:1504), där skaren bär ännu i maj.',
          '[Kiilopääle](hotel:1504), kus hang kannab veel mais.',
        ),
        text(
          '[Tallinnaan](hotel:2002), kun vanhankaupungin pihat kukkivat.',
          '[To Tallinn](hotel:2002), when the yards of the Old Town are in bloom.',
          '[Till Tallinn](hotel:2002), när Gamla stans gårdar blommar.',
          '[Tallinna](hotel:2002), kui vanalinna hoovid õitsevad.',
        ),
      ),
      button('offer:3003', 'Katso tarjous', 'See the offer', 'Se erbjudandet', 'Vaata pakkumist'),
    ],
  },
];
