import { text } from '../../localized';
import { pictureOfHotel } from '../pictures';
import { button, heading, paragraph, picture, type ContentPageRecord } from '../model';
import { drawingVideo } from '../videos';

/** Pages for the press, and what editors add to the accessibility statement. */
export const servicePages: readonly ContentPageRecord[] = [
  {
    id: 'media',
    slug: text('medialle', 'for-media', 'for-media', 'meediale'),
    title: text('Medialle', 'For media', 'För medier', 'Meediale'),
    lead: text(
      'Lukuja, kuvia ja ihminen, joka vastaa puhelimeen.',
      'Figures, pictures and somebody who answers the phone.',
      'Siffror, bilder och någon som svarar i telefon.',
      'Arvud, pildid ja inimene, kes vastab telefonile.',
    ),
    picture: pictureOfHotel({ id: '1001' }),
    publishedAt: '2026-01-12T09:00:00+02:00',
    modifiedAt: '2026-10-05T09:00:00+03:00',
    body: [
      paragraph(
        'Sarastus on hotelliketju, jolla on 26 hotellia 19 paikkakunnalla, Hangosta Saariselälle ja meren yli Tallinnaan. Ketjuun kuuluu viisi hotelliryhmää: Original, Break, Solo, Heymo ja omannimiset talot.',
        'Sarastus is a chain of 26 hotels in 19 places, from Hanko to Saariselkä and across the sea to Tallinn. It has five groups of hotels: Original, Break, Solo, Heymo and hotels with names of their own.',
        'Sarastus är en kedja med 26 hotell på 19 orter, från Hangö till Saariselkä och över havet till Tallinn. Kedjan har fem hotellgrupper: Original, Break, Solo, Heymo och hotell med egna namn.',
        'Sarastus on 26 hotelliga kett 19 paigas Hankost Saariselkäni ja üle mere Tallinnas. Ketis on viis hotellirühma: Original, Break, Solo, Heymo ja oma nimega hotellid.',
      ),
      picture(pictureOfHotel({ id: '1502' })),
      heading('Kuvat', 'Pictures', 'Bilder', 'Pildid'),
      paragraph(
        'Hotelleistamme ei ole valokuvia, vaan piirroksia: jokainen omassa paikassaan, vuodenajassaan ja valossaan. Niitä saa julkaista, kun mainitsee ketjun nimen. Miten ne syntyvät, näkee [videolta](article:4004).',
        'Our hotels are drawn rather than photographed, each in its own place, season and light. You may publish the drawings if you mention the name of the chain. [A video](article:4004) shows how they are made.',
        'Våra hotell är tecknade i stället för fotograferade, vart och ett på sin plats, i sin årstid och sitt ljus. Bilderna får publiceras om du nämner kedjans namn. [En video](article:4004) visar hur de blir till.',
        'Meie hotellid on joonistatud, mitte pildistatud, igaüks oma kohas, aastaajas ja valguses. Joonistusi võib avaldada, kui nimetad ka keti nime. [Video](article:4004) näitab, kuidas need sünnivad.',
      ),
      drawingVideo,
      heading('Yhteys', 'Contact', 'Kontakt', 'Kontakt'),
      paragraph(
        'Soita [+358 18 555 0130](tel:+358185550130) arkisin klo\u00a09.00–16.00 tai kirjoita [media@sarastus.example](mailto:media@sarastus.example).',
        'Call [+358 18 555 0130](tel:+358185550130) on weekdays 9:00–16:00, or write to [media@sarastus.example](mailto:media@sarastus.example).',
        'Ring [+358 18 555 0130](tel:+358185550130) vardagar kl.\u00a09.00–16.00 eller skriv till [media@sarastus.example](mailto:media@sarastus.example).',
        'Helista [+358 18 555 0130](tel:+358185550130) tööpäeviti kell\u00a09.00–16.00 või kirjuta [media@sarastus.example](mailto:media@sarastus.example).',
      ),
    ],
  },
  {
    id: 'accessibility-statements',
    slug: text(
      'saavutettavuusselosteet',
      'accessibility-statements',
      'tillganglighetsutlatanden',
      'ligipaasetavuse-teatised',
    ),
    title: text('Saavutettavuus', 'Accessibility statements', 'Tillgänglighet', 'Ligipääsetavus'),
    lead: text(
      'Näiden sivujen kuuluu toimia kaikilla: näppäimistöllä, ruudunlukijalla, suurennettuna ja ilman ääntä.',
      'These pages are meant to work for everyone: with a keyboard, with a screen reader, enlarged and without sound.',
      'De här sidorna ska fungera för alla: med tangentbord, med skärmläsare, förstorade och utan ljud.',
      'Need lehed peavad sobima kõigile: klaviatuuriga, ekraanilugejaga, suurendatult ja ilma helita.',
    ),
    picture: null,
    publishedAt: '2026-01-12T09:00:00+02:00',
    modifiedAt: '2026-10-26T09:00:00+02:00',
    body: [
      heading('Hotellissa', 'At the hotel', 'På hotellet', 'Hotellis'),
      paragraph(
        'Vastaanotto lukee tekstit ääneen, täyttää lomakkeet puolestasi ja tulee mukaan huoneeseen asti. Avustajakoira on tervetullut jokaiseen huoneeseen maksutta.',
        'Reception staff read texts aloud, fill in forms for you and walk with you to your room. Assistance dogs are welcome in every room, at no extra cost.',
        'Receptionen läser upp texter, fyller i blanketter åt dig och följer med till rummet. Assistanshundar är välkomna i alla rum utan avgift.',
        'Vastuvõtt loeb tekstid ette, täidab sinu eest ankeedid ja saadab su toani. Abikoer on tasuta oodatud igasse tuppa.',
      ),
      button(
        'route:contacts',
        'Yhteystiedot ja puheluiden hinnat',
        'Contacts and call rates',
        'Kontaktuppgifter och samtalsavgifter',
        'Kontaktid ja kõnehinnad',
      ),
    ],
  },
];
