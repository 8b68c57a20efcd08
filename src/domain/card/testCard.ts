import type { CardBenefit, CardTransaction, LoyaltyCard, PointLevel } from './loyaltyCard';
import { money } from '../money';

/** A valid card for tests. */
export const aCard = (fields: Partial<LoyaltyCard> = {}): LoyaltyCard => ({
  number: '6400100019',
  product: 'SCARD',
  status: 'ACTIVE',
  holder: 'Sakari Korpi',
  validity: 'VALID',
  validFrom: '2026-08-30',
  validUntil: '2027-08-29',
  points: 1500,
  levelPoints: 5000,
  contact: {
    firstName: 'Sakari',
    lastName: 'Korpi',
    email: 'sakari@guest.example',
    phoneNumberCountryCode: '+358',
    phoneNumber: '401234567',
    street: 'Koivukuja 4',
    postcode: '33100',
    city: 'Tampere',
    countryCode: 'FI',
    companyName: '',
  },
  consents: { communications: true, communicationsLanguage: 'fi', marketingEmail: false, marketingSms: false },
  renewal: {
    eligibility: 'OK',
    allowed: false,
    from: '2027-06-30',
    validUntil: '2028-08-29',
    price: money(2500),
  },
  withdrawal: null,
  ...fields,
});

export const testLevels: readonly PointLevel[] = [
  { id: 'DAWN', name: 'Dawn', product: 'SCARD', points: 0, gives: ['A welcome drink.'] },
  { id: 'NOON', name: 'Noon', product: 'PREMIUM', points: 20_000, gives: ['A better room.'] },
];

export const aBenefit = (fields: Partial<CardBenefit> = {}): CardBenefit => ({
  id: 'DRINK',
  name: 'Welcome drink',
  description: 'On the first evening.',
  status: 'GRANTED',
  availability: 'AVAILABLE',
  validUntil: '2027-08-29',
  usedOn: null,
  ...fields,
});

export const aTransaction = (fields: Partial<CardTransaction> = {}): CardTransaction => ({
  id: '1',
  date: '2026-10-30',
  place: 'Sarastus Turku',
  kind: 'PURCHASE',
  total: money(4150),
  points: 160,
  lines: [
    { name: 'Dinner', quantity: 1, total: money(3200), isAlcohol: false },
    { name: 'Glass of wine', quantity: 1, total: money(950), isAlcohol: true },
  ],
  ...fields,
});
