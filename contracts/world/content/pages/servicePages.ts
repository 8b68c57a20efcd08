import { text } from '../../localized';
import { pictureOfHotel } from '../pictures';
import { button, heading, list, paragraph, picture, type ContentPageRecord } from '../model';
import { drawingVideo } from '../videos';

/** Pages for the press and about accessibility. */
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
        'Sarastus is a chain of 26 hotels in 19 places, from Hanko to Saariselkä and across the sea to Tallinn. It has five families: Original, Break, Solo, Heymo and houses under names of their own.',
        'Sarastus är en kedja med 26 hotell på 19 orter, från Hangö till Saariselkä och över havet till Tallinn. Den har fem familjer: Original, Break, Solo, Heymo och hus under egna namn.',
        'Sarastus on 26 hotelliga kett 19 paigas, Hankost Saariselkäni ja üle mere Tallinnani. Ketis on viis perekonda: Original, Break, Solo, Heymo ja oma nimega majad.',
      ),
      picture(pictureOfHotel({ id: '1502' })),
      heading('Kuvat', 'Pictures', 'Bilder', 'Pildid'),
      paragraph(
        'Hotelleistamme ei ole valokuvia, vaan piirroksia: jokainen omassa paikassaan, vuodenajassaan ja valossaan. Niitä saa julkaista, kun mainitsee ketjun nimen. Miten ne syntyvät, näkee [videolta](article:4004).',
        'Our hotels are drawn rather than photographed, each in its own place, season and light. You may publish the drawings with the name of the chain. [A video](article:4004) shows how they are made.',
        'Våra hotell är tecknade i stället för fotograferade, vart och ett på sin plats, i sin årstid och sitt ljus. Bilderna får publiceras med kedjans namn. [En video](article:4004) visar hur de blir till.',
        'Meie hotellid on joonistatud, mitte pildistatud, igaüks oma kohas, aastaajas ja valguses. Joonistusi võib avaldada keti nimega. [Video](article:4004) näitab, kuidas need sünnivad.',
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
      'Näiden sivujen kuuluu toimia kaikille: näppäimistöllä, ruudunlukijalla, suurennettuna ja hiljaa.',
      'These pages are meant to work for everyone: by keyboard, by screen reader, enlarged and in silence.',
      'De här sidorna ska fungera för alla: med tangentbord, med skärmläsare, förstorade och tysta.',
      'Need lehed peavad toimima kõigile: klaviatuuriga, ekraanilugejaga, suurendatult ja vaikselt.',
    ),
    picture: null,
    publishedAt: '2026-01-12T09:00:00+02:00',
    modifiedAt: '2026-10-26T09:00:00+02:00',
    body: [
      heading('Missä olemme', 'Where we stand', 'Var vi står', 'Kus oleme'),
      paragraph(
        'Tavoitteena on WCAG\u00a02.2 tasolla AA ja eurooppalainen standardi EN\u00a0301\u00a0549. Jokainen sivu käydään läpi jokaisella kielellä ja jokaisessa värimaailmassa ennen julkaisua.',
        'Our aim is WCAG\u00a02.2 at level AA and the European standard EN\u00a0301\u00a0549. Before it is published, every page is tested in every language and every set of colours.',
        'Målet är WCAG\u00a02.2 på nivå AA och den europeiska standarden EN\u00a0301\u00a0549. Före publicering testas varje sida på varje språk och i varje färgvärld.',
        'Eesmärk on WCAG\u00a02.2 tase AA ja Euroopa standard EN\u00a0301\u00a0549. Enne avaldamist vaadatakse iga leht läbi igas keeles ja igas värvilahenduses.',
      ),
      heading('Mitä emme vielä osaa', 'What we cannot do yet', 'Det vi ännu inte klarar', 'Mida me veel ei oska'),
      list(
        text(
          'Hotellien pohjapiirroksista ei ole tekstiversiota; kysy niitä vastaanotosta.',
          'Floor plans of hotels have no text version; ask reception.',
          'Hotellens planritningar finns inte som text; fråga receptionen.',
          'Hotellide korruseplaanidest ei ole tekstiversiooni; küsi vastuvõtust.',
        ),
        text(
          'Videoissa on tekstitys mutta ei vielä kuvailutulkkausta.',
          'Videos have captions, but no audio description yet.',
          'Videorna har textning men ännu ingen syntolkning.',
          'Videotel on subtiitrid, kuid veel mitte kirjeldustõlget.',
        ),
      ),
      heading('Kerro meille', 'Tell us', 'Berätta för oss', 'Räägi meile'),
      paragraph(
        'Jos jokin estää sinua, kirjoita [saavutettavuus@sarastus.example](mailto:saavutettavuus@sarastus.example). Vastaamme kahden viikon kuluessa, ja sillä välin varaamme huoneesi puhelimessa.',
        'If something stands in your way, write to [accessibility@sarastus.example](mailto:accessibility@sarastus.example). We answer within two weeks, and meanwhile we book your room by phone.',
        'Om något hindrar dig, skriv till [tillganglighet@sarastus.example](mailto:tillganglighet@sarastus.example). Vi svarar inom två veckor, och under tiden bokar vi ditt rum per telefon.',
        'Kui miski takistab sind, kirjuta [ligipaas@sarastus.example](mailto:ligipaas@sarastus.example). Vastame kahe nädala jooksul ja seni broneerime toa telefoni teel.',
      ),
      paragraph(
        'Ellet ole tyytyväinen vastaukseen, voit tehdä ilmoituksen saavutettavuutta valvovalle viranomaiselle, Suomessa [Traficomille](https://www.saavutettavuusvaatimukset.fi/).',
        'If our answer does not satisfy you, you can turn to the authority that oversees accessibility, in Finland [Traficom](https://www.saavutettavuusvaatimukset.fi/).',
        'Är du inte nöjd med svaret kan du vända dig till tillsynsmyndigheten, i Finland [Traficom](https://www.saavutettavuusvaatimukset.fi/).',
        'Kui vastus sind ei rahulda, võid pöörduda järelevalveasutuse poole, Soomes [Traficomi](https://www.saavutettavuusvaatimukset.fi/).',
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
