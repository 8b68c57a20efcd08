import type { ExtraService } from '@/domain/stay/extraService';
import { ALCOHOL_CATEGORY_ID, PER_RESERVATION_EXTRA_ID, PET_FEE_ID } from './codes';
import { text, type Localized } from './localized';
import type { HotelRecord } from './model';
import { fees } from './rates/priceRoom';
import type { RateKeys } from './rates/ratePlans';

/** One extra service. Amounts are cents. */
export interface ExtraRecord extends Pick<
  ExtraService,
  'id' | 'kind' | 'category' | 'type' | 'categoryIds' | 'maxPerRoom' | 'maxPerReservation'
> {
  readonly name: Localized;
  readonly description: Localized;
  readonly price: number;
  readonly priceType: 'PER_NIGHT' | 'PER_STAY';
  readonly vat: 'stay' | 'food' | 'other';
  /** Units a hotel can provide at one time. */
  readonly stock: number;
  readonly isSold: (hotel: HotelRecord) => boolean;
}

/** What decides which extras a guest is sold. */
export interface ExtraKeys extends Pick<RateKeys, 'blockCode' | 'companyCode' | 'rewardNight'> {
  /** Books as a Co-op member. */
  readonly isMember: boolean;
}

const always = () => true;
const room = { kind: 'REGULAR', category: 'COMFORT', type: 'ROOM', categoryIds: ['STAY'], isSold: always } as const;

/** Who is sold an extra of each kind; no one is sold what every rate includes. */
const kindsFor = ({ isMember, companyCode, blockCode }: ExtraKeys): readonly ExtraRecord['kind'][] => [
  'INCLUDED_IN_RATE',
  'REGULAR',
  'VOUCHER',
  ...(isMember ? (['ASOM'] as const) : []),
  // Agreed on with one company, and with the organiser of an event whose guests have a code of their own.
  ...(companyCode ? (['COMPANY'] as const) : []),
  ...(blockCode ? (['CONTRACT'] as const) : []),
];

/** Limits per category: for one room and for a whole reservation. */
export const extraLimits = [
  { category: 'COMFORT', maxPerRoom: 20, maxPerReservation: 60 },
  { category: 'EQUIPMENT', maxPerRoom: 4, maxPerReservation: 8 },
] as const;

export const extras: readonly ExtraRecord[] = [
  {
    ...room,
    id: 'BREAKFAST',
    type: 'BREAKFAST',
    categoryIds: ['FOOD'],
    name: text('Aamiainen', 'Breakfast', 'Frukost', 'Hommikusöök'),
    description: text(
      'Puuroa, tuoretta leipää, marjoja ja kahvia. Hinta on yhdelle koko majoituksen ajalta.',
      'Porridge, fresh bread, berries and coffee. The price is for one guest for the whole stay.',
      'Gröt, nybakat bröd, bär och kaffe. Priset gäller en gäst hela vistelsen.',
      'Puder, värske leib, marjad ja kohv. Hind kehtib ühele külalisele kogu peatumise ajaks.',
    ),
    price: fees.breakfast + 300,
    priceType: 'PER_NIGHT',
    vat: 'food',
    stock: 200,
    maxPerRoom: 6,
    maxPerReservation: 26,
  },
  {
    ...room,
    id: 'LATE_CHECKOUT',
    name: text(
      'Myöhäinen lähtö klo\u00a015.00',
      'Late check-out at 15:00',
      'Sen utcheckning kl.\u00a015.00',
      'Hiline lahkumine kell\u00a015.00',
    ),
    description: text(
      'Huone on sinun alkuiltapäivään asti.',
      'The room stays yours into the afternoon.',
      'Rummet är ditt in på eftermiddagen.',
      'Tuba on sinu käsutuses pärastlõunani.',
    ),
    price: 2500,
    priceType: 'PER_STAY',
    vat: 'stay',
    stock: 8,
    maxPerRoom: 1,
    maxPerReservation: 9,
  },
  {
    ...room,
    id: 'EARLY_CHECKIN',
    name: text(
      'Aikainen tulo klo\u00a012.00',
      'Early check-in at 12:00',
      'Tidig incheckning kl.\u00a012.00',
      'Varane saabumine kell\u00a012.00',
    ),
    description: text(
      'Huone odottaa valmiina jo puoliltapäivin.',
      'Your room is ready at noon.',
      'Rummet väntar redan klockan tolv.',
      'Tuba on valmis juba keskpäeval.',
    ),
    price: 2000,
    priceType: 'PER_STAY',
    vat: 'stay',
    stock: 8,
    maxPerRoom: 1,
    maxPerReservation: 9,
  },
  {
    ...room,
    id: 'FLOWERS',
    categoryIds: ['GIFT'],
    name: text('Kukkakimppu', 'Bouquet of flowers', 'Blomsterbukett', 'Lillekimp'),
    description: text(
      'Kauden kukkia maljakossa, kun avaat oven.',
      'Seasonal flowers in a vase when you open the door.',
      'Säsongens blommor i vas när du öppnar dörren.',
      'Hooaja lilled vaasis, kui ukse avad.',
    ),
    price: 3500,
    priceType: 'PER_STAY',
    vat: 'other',
    stock: 10,
    maxPerRoom: 2,
    maxPerReservation: 6,
  },
  {
    ...room,
    id: 'SPARKLING',
    categoryIds: ['GIFT', ALCOHOL_CATEGORY_ID],
    name: text('Kuohuviini huoneeseen', 'Sparkling wine in the room', 'Mousserande vin på rummet', 'Vahuvein tuppa'),
    description: text(
      'Pullo kylmässä ja kaksi lasia.',
      'A chilled bottle and two glasses.',
      'En kall flaska och två glas.',
      'Jahutatud pudel ja kaks klaasi.',
    ),
    price: 3900,
    priceType: 'PER_STAY',
    vat: 'other',
    stock: 20,
    maxPerRoom: 2,
    maxPerReservation: 9,
  },
  {
    ...room,
    id: 'SAUNA_HOUR',
    name: text(
      'Tunti omassa saunassa',
      'An hour in a private sauna',
      'En timme i egen bastu',
      'Tund privaatses saunas',
    ),
    description: text(
      'Sauna lämpimänä, pyyhkeet ja vesikannu. Aika sovitaan vastaanotossa.',
      'A hot sauna, towels and a jug of water. Agree on the time at reception.',
      'Varm bastu, handdukar och en kanna vatten. Tiden bestäms i receptionen.',
      'Kuum saun, rätikud ja kannutäis vett. Aeg lepitakse kokku vastuvõtus.',
    ),
    price: 4500,
    priceType: 'PER_STAY',
    vat: 'other',
    stock: 6,
    maxPerRoom: 1,
    maxPerReservation: 3,
    isSold: (hotel) => hotel.brand !== 'heymo',
  },
  {
    ...room,
    id: 'BIKE',
    category: 'EQUIPMENT',
    categoryIds: ['RENTAL'],
    name: text('Polkupyörä', 'Bicycle', 'Cykel', 'Jalgratas'),
    description: text(
      'Kypärä, lukko ja vinkit reiteille. Hinta on koko majoituksen ajalta.',
      'With a helmet, a lock and tips on where to ride. The price is for the whole stay.',
      'Med hjälm, lås och tips på turer. Priset gäller hela vistelsen.',
      'Kiivri, luku ja marsruudisoovitustega. Hind kehtib kogu peatumise ajaks.',
    ),
    price: 1200,
    priceType: 'PER_NIGHT',
    vat: 'other',
    stock: 6,
    maxPerRoom: 4,
    maxPerReservation: 6,
  },
  {
    ...room,
    id: 'PARKING',
    category: 'EQUIPMENT',
    categoryIds: ['PARKING'],
    name: text('Pysäköinti', 'Parking', 'Parkering', 'Parkimine'),
    description: text(
      'Paikka pihassa tai hallissa, latauspiste lähellä.',
      'A space in the yard or the garage, with a charger nearby.',
      'En plats på gården eller i garaget, med laddning i närheten.',
      'Koht hoovis või garaažis, laadija lähedal.',
    ),
    price: 1600,
    priceType: 'PER_NIGHT',
    vat: 'other',
    stock: 12,
    maxPerRoom: 1,
    maxPerReservation: 4,
  },
  {
    ...room,
    id: 'MEMBER_COFFEE',
    kind: 'ASOM',
    categoryIds: ['FOOD'],
    name: text(
      'Asiakasomistajan kahvihetki',
      'Co-op member’s coffee break',
      'Ägarkundens kaffestund',
      'Co-op member’i kohvipaus',
    ),
    description: text(
      'Kahvi ja korvapuusti aulabaarissa.',
      'Coffee and a cinnamon bun in the lobby bar.',
      'Kaffe och kanelbulle i lobbybaren.',
      'Kohv ja kaneelisai fuajeebaaris.',
    ),
    price: 450,
    priceType: 'PER_STAY',
    vat: 'food',
    stock: 100,
    maxPerRoom: 4,
    maxPerReservation: 12,
  },
  {
    ...room,
    id: 'SPA_VOUCHER',
    kind: 'VOUCHER',
    categoryIds: ['STAY'],
    name: text(
      'Kylpyläkäynti lahjakortilla',
      'Spa visit with a gift voucher',
      'Spabesök med presentkort',
      'Spaakülastus kinkekaardiga',
    ),
    description: text(
      'Varaamme paikan. Lahjakortin näytät vastaanotossa.',
      'We keep a place for you. Show the voucher at reception.',
      'Vi håller en plats. Presentkortet visar du i receptionen.',
      'Hoiame sulle koha. Näita kinkekaarti vastuvõtus.',
    ),
    // The voucher has been paid for already.
    price: 0,
    priceType: 'PER_STAY',
    vat: 'other',
    stock: 20,
    maxPerRoom: 2,
    maxPerReservation: 6,
  },
  {
    ...room,
    id: 'COMPANY_LUNCH',
    kind: 'COMPANY',
    categoryIds: ['FOOD'],
    name: text('Sopimuslounas', 'Agreed company lunch', 'Avtalslunch', 'Ettevõtte lepingulõuna'),
    description: text(
      'Yrityksesi sopima lounas talon ravintolassa.',
      'The lunch your company has agreed on, in our restaurant.',
      'Lunchen som ditt företag har avtalat om, i vår restaurang.',
      'Sinu ettevõtte kokkulepitud lõuna meie restoranis.',
    ),
    price: 1400,
    priceType: 'PER_STAY',
    vat: 'food',
    stock: 60,
    maxPerRoom: 4,
    maxPerReservation: 18,
  },
  {
    ...room,
    id: 'EVENT_DINNER',
    kind: 'CONTRACT',
    categoryIds: ['FOOD'],
    name: text('Juhlaillallinen', 'Celebration dinner', 'Festmiddag', 'Pidulik õhtusöök'),
    description: text(
      'Illallinen, josta juhlan järjestäjä on sopinut.',
      'The dinner that the host of the celebration has agreed on.',
      'Middagen som festens värd har avtalat om.',
      'Õhtusöök, milles peo korraldaja on kokku leppinud.',
    ),
    price: 4900,
    priceType: 'PER_STAY',
    vat: 'food',
    stock: 80,
    maxPerRoom: 4,
    maxPerReservation: 18,
  },
  {
    ...room,
    id: 'TOWELS',
    kind: 'INCLUDED_IN_RATE',
    name: text('Saunapyyhkeet', 'Sauna towels', 'Bastuhanddukar', 'Saunarätikud'),
    description: text(
      'Puhtaat pyyhkeet saunavuorolle.',
      'Fresh towels for the sauna hour.',
      'Rena handdukar till bastuturen.',
      'Puhtad rätikud saunaajaks.',
    ),
    price: 0,
    priceType: 'PER_STAY',
    vat: 'other',
    stock: 500,
    maxPerRoom: 6,
    maxPerReservation: 26,
  },
  {
    ...room,
    id: PET_FEE_ID,
    type: 'PET_CHARGE',
    name: text('Lemmikkimaksu', 'Pet fee', 'Husdjursavgift', 'Lemmiklooma tasu'),
    description: text(
      'Veloitetaan jokaisesta lemmikistä ja sisältyy jo lemmikkihuoneen hintaan.',
      'Charged for each pet and already part of the price of a pet room.',
      'Tas ut för varje husdjur och ingår redan i husdjursrummets pris.',
      'Võetakse iga lemmiklooma kohta ja sisaldub juba toa hinnas.',
    ),
    price: fees[PET_FEE_ID],
    priceType: 'PER_STAY',
    vat: 'stay',
    stock: 20,
    maxPerRoom: 2,
    maxPerReservation: 2,
  },
  {
    ...room,
    id: PER_RESERVATION_EXTRA_ID,
    categoryIds: ['GIFT'],
    name: text(
      'Lahjoitus puhtaille vesille',
      'Donation for clean waters',
      'Gåva till rena vatten',
      'Annetus puhta vee heaks',
    ),
    description: text(
      'Kolme euroa vesistöjen kunnostukseen, kerran varausta kohden.',
      'Three euros towards cleaner lakes and seas, once per booking.',
      'Tre euro till renare sjöar och hav, en gång per bokning.',
      'Kolm eurot puhtamate järvede ja merede heaks, üks kord broneeringu kohta.',
    ),
    price: 300,
    priceType: 'PER_STAY',
    vat: 'other',
    stock: 1000,
    maxPerRoom: 1,
    maxPerReservation: 1,
  },
];

/** The extras a hotel has, whoever may order them. */
export const extrasOf = (hotel: HotelRecord): readonly ExtraRecord[] => extras.filter((extra) => extra.isSold(hotel));

/** The extras a hotel shows to a guest. Points and euros are never mixed, so a reward night is sold without extras. */
export const extrasFor = (hotel: HotelRecord, keys: ExtraKeys): readonly ExtraRecord[] =>
  keys.rewardNight ? [] : extrasOf(hotel).filter(({ kind }) => kindsFor(keys).includes(kind));

/** Cents for one unit for the whole stay. */
export const extraUnitPrice = (extra: ExtraRecord, nights: number): number =>
  extra.priceType === 'PER_NIGHT' ? extra.price * nights : extra.price;
