import type { HotelRecord, RatePlanRecord } from '../model';
import { PREPAID_CODE } from '../codes';
import { text } from '../localized';
import { freely, freelyWithoutCash, guaranteed, paidAhead } from './guarantees';
import * as line from './includes';

const always = () => true;
const isCustom = (hotel: HotelRecord) => hotel.brand === 'custom';
const isOfChain = (hotel: HotelRecord) => hotel.brand !== 'custom';

const flexibleName = text('Joustava', 'Flexible', 'Flexibel', 'Paindlik');
const flexibleDescription = text(
  'Muuta tai peru vielä tulopäivänä. Maksat hotellissa, tai etukäteen jos haluat.',
  'Change or cancel as late as the day you arrive. Pay at the hotel, or ahead if you prefer.',
  'Ändra eller avboka så sent som på ankomstdagen. Betala på hotellet, eller i förväg om du vill.',
  'Muuda või tühista veel saabumispäeval. Maksad hotellis või soovi korral ette.',
);
const breakfastName = text(
  'Joustava ja aamiainen',
  'Flexible with breakfast',
  'Flexibel med frukost',
  'Paindlik koos hommikusöögiga',
);
const breakfastDescription = text(
  'Sama jousto, ja aamiainen kuuluu hintaan.',
  'Just as flexible, with breakfast included.',
  'Lika flexibelt, och frukosten ingår.',
  'Sama paindlik, hommikusöök hinna sees.',
);

const flexible: Omit<RatePlanRecord, 'code' | 'isSold'> = {
  key: { kind: 'open' },
  name: flexibleName,
  description: flexibleDescription,
  includes: [line.roomOnly, line.wifiAndSauna],
  breakfast: false,
  percent: 100,
  cancelDaysBefore: 0,
  depositRequirement: 'NO_DEPOSIT_REQUIRED',
  guarantees: freely,
  loyaltyType: 'NONE',
  restrictions: [],
};
const flexibleWithBreakfast: typeof flexible = {
  ...flexible,
  name: breakfastName,
  description: breakfastDescription,
  includes: [line.withBreakfast, line.wifiAndSauna],
  breakfast: true,
};

/** Plans for everyone. WEBBAR and BAR are room only, WEBBARV and BARV include breakfast. */
export const openPlans: readonly RatePlanRecord[] = [
  { ...flexible, code: 'WEBBAR', isSold: isOfChain },
  { ...flexibleWithBreakfast, code: 'WEBBARV', isSold: isOfChain },
  // Hotels with a name of their own use an older system, whose codes lack the prefix.
  { ...flexible, code: 'BAR', guarantees: freelyWithoutCash, isSold: isCustom },
  { ...flexibleWithBreakfast, code: 'BARV', guarantees: freelyWithoutCash, isSold: isCustom },
  {
    ...flexible,
    code: PREPAID_CODE,
    name: text('Etukäteen maksettu', 'Advance purchase', 'Förköp', 'Ettemaks'),
    description: text(
      'Edullisin, kun suunnitelmat pitävät. Maksetaan varattaessa, eikä rahoja palauteta.',
      'The lowest price when your plans are firm. Paid when you book, and not refunded.',
      'Förmånligast när planerna håller. Betalas vid bokningen och återbetalas inte.',
      'Soodsaim, kui plaanid on kindlad. Tasutakse broneerimisel ja raha ei tagastata.',
    ),
    includes: [line.roomOnly, line.wifiAndSauna],
    percent: 86,
    cancelDaysBefore: null,
    depositRequirement: 'DEPOSIT_REQUIRED',
    guarantees: paidAhead,
    isSold: always,
  },
  {
    ...flexibleWithBreakfast,
    code: 'DEPOSIT',
    name: text(
      'Ennakko ja aamiainen',
      'Prepaid with breakfast',
      'Förhandsbetalt med frukost',
      'Ette makstud, koos hommikusöögiga',
    ),
    description: text(
      'Maksat nyt ja voit perua vielä edellisenä päivänä. Rahat palautetaan.',
      'Pay now, and you can still cancel the day before. You get your money back.',
      'Betalas nu, men du kan avboka så sent som dagen före. Pengarna betalas tillbaka.',
      'Tasutakse kohe, kuid tühistada saab veel eelmisel päeval. Raha tagastatakse.',
    ),
    includes: [line.withBreakfast, line.wifiAndSauna],
    percent: 94,
    cancelDaysBefore: 1,
    depositRequirement: 'DEPOSIT_REQUIRED',
    guarantees: paidAhead,
    isSold: (hotel) => hotel.brand !== 'heymo',
  },
  {
    ...flexibleWithBreakfast,
    code: 'SAUNA',
    name: text('Saunapaketti', 'Sauna break', 'Bastupaket', 'Saunapakett'),
    description: text(
      'Aamiainen, kylpytakki ja tunti omassa saunassa. Varaus varmistetaan kortilla, eikä mitään veloiteta vielä.',
      'Breakfast, a bathrobe and an hour in a private sauna. Your card is verified now and charged only at the hotel.',
      'Frukost, badrock och en timme i egen bastu. Kortet bekräftas nu men debiteras först på hotellet.',
      'Hommikusöök, hommikumantel ja tund privaatses saunas. Kaarti kontrollitakse kohe, kuid tasu võetakse alles hotellis.',
    ),
    includes: [
      line.withBreakfast,
      text('Tunti omassa saunassa', 'An hour in a private sauna', 'En timme i egen bastu', 'Tund privaatses saunas'),
    ],
    percent: 118,
    depositRequirement: 'GUARANTEE_REQUIRED',
    guarantees: guaranteed,
    isSold: (hotel) => hotel.brand === 'break',
  },
];
