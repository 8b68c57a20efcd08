import { companies } from '../companies';
import { text } from '../localized';
import { list, paragraph } from './model';

const { callRate } = companies.finland;

/** How to reach the chain, and what a call costs. */
export const contacts = {
  title: text(
    'Yhteystiedot ja puheluiden hinnat',
    'Contacts and call rates',
    'Kontaktuppgifter och samtalsavgifter',
    'Kontaktid ja kõnehinnad',
  ),
  lead: text(
    'Numero, tunnit ja se, mitä puhelu maksaa, ennen kuin soitat.',
    'The number, the hours and what a call costs, before you make it.',
    'Numret, tiderna och vad samtalet kostar, innan du ringer.',
    'Number, kellaajad ja kõne hind, enne kui helistad.',
  ),
  picture: null,
  publishedAt: '2026-01-12T09:00:00+02:00',
  modifiedAt: '2026-10-26T09:00:00+02:00',
  numbers: [
    {
      name: text('Asiakaspalvelu', 'Customer service', 'Kundtjänst', 'Klienditeenindus'),
      about: text(
        'Varaukset, muutokset ja kysymykset kaikista hotelleista',
        'Bookings, changes and questions about all our hotels',
        'Bokningar, ändringar och frågor om alla hotell',
        'Broneeringud, muudatused ja küsimused kõigi hotellide kohta',
      ),
      number: '+358 18 555 0100',
      rate: callRate,
      hours: text(
        'Joka päivä klo\u00a07.00–22.00',
        'Every day 7:00–22:00',
        'Alla dagar kl.\u00a07.00–22.00',
        'Iga päev kell\u00a07.00–22.00',
      ),
      email: 'palvelu@sarastus.example',
    },
    {
      name: text('Ryhmät ja kokoukset', 'Groups and meetings', 'Grupper och möten', 'Rühmad ja koosolekud'),
      about: text(
        'Vähintään kymmenen huonetta, kokoukset ja juhlat',
        'Ten rooms or more, meetings and parties',
        'Tio rum eller fler, möten och fester',
        'Kümme tuba või rohkem, koosolekud ja peod',
      ),
      number: '+358 18 555 0110',
      rate: callRate,
      hours: text(
        'Arkisin klo\u00a08.00–17.00',
        'Weekdays 8:00–17:00',
        'Vardagar kl.\u00a08.00–17.00',
        'Tööpäeviti kell\u00a08.00–17.00',
      ),
      email: 'ryhmat@sarastus.example',
    },
    {
      name: text('S-Card', 'S-Card', 'S-Card', 'S-Card'),
      about: text(
        'Kortti, pisteet ja palkintoyöt',
        'The card, points and reward nights',
        'Kortet, poängen och belöningsnätter',
        'Kaart, punktid ja preemiaööd',
      ),
      number: '+358 18 555 0120',
      rate: callRate,
      hours: text(
        'Arkisin klo\u00a09.00–16.00',
        'Weekdays 9:00–16:00',
        'Vardagar kl.\u00a09.00–16.00',
        'Tööpäeviti kell\u00a09.00–16.00',
      ),
      email: 'scard@sarastus.example',
    },
  ],
  callRates: [
    paragraph(
      'Emme peri puheluista lisämaksua. Hinta tulee omalta operaattoriltasi, myös silloin, kun odotat vuoroasi.',
      'We do not charge extra for calls. You pay your own operator’s rate, also while you wait.',
      'Vi tar ingen extra avgift för samtal. Priset är det din egen operatör tar, också när du väntar.',
      'Me ei võta kõnede eest lisatasu. Maksad oma operaatori hinna järgi, ka ootamise ajal.',
    ),
    list(
      text(
        'Suomesta soittaessa: paikallisverkko- tai matkapuhelinmaksu.',
        'From Finland: local or mobile network charge.',
        'Från Finland: lokalnäts- eller mobilsamtalsavgift.',
        'Soomest helistades: kohaliku või mobiilikõne hind.',
      ),
      text(
        'Muualta soittaessa: kansainvälisen puhelun hinta.',
        'From elsewhere: international call charge.',
        'Från andra länder: avgiften för ett utlandssamtal.',
        'Mujalt helistades: välismaakõne hind.',
      ),
      text(
        'Viron hotelleihin Virosta: tavallisen puhelun hinta.',
        'To our hotels in Estonia from Estonia: ordinary call charge.',
        'Till hotellen i Estland från Estland: avgiften för ett vanligt samtal.',
        'Eesti hotellidesse Eestist: tavalise kõne hind.',
      ),
    ),
    paragraph(
      'Hotellien omat numerot ovat [hotellien yhteystiedoissa](route:hotelContacts).',
      'The hotels’ own numbers are in the [hotel contact information](route:hotelContacts).',
      'Hotellens egna nummer finns bland [hotellens kontaktuppgifter](route:hotelContacts).',
      'Hotellide oma numbrid on [hotellide kontaktandmetes](route:hotelContacts).',
    ),
  ],
} as const;
