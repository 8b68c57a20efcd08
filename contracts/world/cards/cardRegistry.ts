import { addDays, dayIn, daysBetween } from '../calendar';
import type { World } from '../context';
import { customers, type CustomerRecord } from '../customers';
import { storedSCards, type CardHolder, type CardRecord } from '../store/sCards';
import { cardNumberOf } from './cardNumber';

const TIME_ZONE = 'Europe/Helsinki';

/** Today, as the chain's office counts days. */
export const officeDay = (world: World): string => dayIn(world.now().getTime(), TIME_ZONE);

const holderOf = (customer: CustomerRecord): CardHolder => ({
  firstName: customer.firstName,
  lastName: customer.lastName,
  email: customer.email,
  phoneCountryCode: '+358',
  phoneNumber: customer.phone,
  address: { street: customer.street, postCode: customer.postCode, city: customer.city, countryCode: 'FI' },
});

const noMarketing = {
  communications: true,
  communicationsLanguage: 'fi',
  marketingEmail: false,
  marketingSms: false,
} as const;

const validFor = (today: string, daysLeft: number) => ({
  validFrom: addDays(today, daysLeft - 364),
  validUntil: addDays(today, daysLeft),
});

/** Cards of people who have not connected them to an account. */
const unconnected = [
  // Noora Aalto signs in without a card, and has had this one from a desk.
  { serial: 20001, firstName: 'Noora', lastName: 'Aalto', email: 'noora@post.example', daysLeft: 200, points: 2_500 },
  // In another name than that of the account which connects it.
  { serial: 20002, firstName: 'Oskari', lastName: 'Niemi', email: 'oskari@post.example', daysLeft: 120, points: 700 },
  { serial: 20003, firstName: 'Aino', lastName: 'Salmi', email: 'aino@post.example', daysLeft: 12, points: 5_100 },
] as const;

/** Cards from before: their days are counted from today, so that one that is about to expire always is. */
const cardsFromBefore = (today: string): readonly CardRecord[] => [
  ...customers.flatMap((customer) =>
    customer.sCard
      ? [
          {
            number: customer.sCard.identifier,
            customerId: customer.id,
            state: 'ACTIVE' as const,
            ...validFor(today, customer.sCard.daysLeft),
            points: customer.sCard.points,
            holder: holderOf(customer),
            consents: noMarketing,
          },
        ]
      : [],
  ),
  ...unconnected.map(({ serial, firstName, lastName, email, daysLeft, points }) => ({
    number: cardNumberOf(serial),
    customerId: null,
    state: 'ACTIVE' as const,
    ...validFor(today, daysLeft),
    points,
    holder: {
      firstName,
      lastName,
      email,
      phoneCountryCode: '+358',
      phoneNumber: '405550100',
      address: { street: 'Rantatie 8', postCode: '65100', city: 'Vaasa', countryCode: 'FI' },
    },
    consents: noMarketing,
  })),
];

/** Every card that exists, also those that ended. */
export const allCards = (world: World): readonly CardRecord[] => {
  const stored = storedSCards(world.store);
  const isStored = new Set(stored.map(({ number }) => number));
  return [...cardsFromBefore(officeDay(world)).filter(({ number }) => !isStored.has(number)), ...stored];
};

/** The card that is connected to a customer's account. */
export const cardOfCustomer = (world: World, customerId: string): CardRecord | null =>
  allCards(world).findLast((card) => card.customerId === customerId && card.state === 'ACTIVE') ?? null;

/** The card that is registered with an e-mail address. */
export const cardByEmail = (world: World, email: string): CardRecord | null => {
  const wanted = email.trim().toLowerCase();
  return (
    allCards(world).findLast((card) => card.holder.email.toLowerCase() === wanted && card.state === 'ACTIVE') ?? null
  );
};

export const cardByNumber = (world: World, number: string): CardRecord | null =>
  allCards(world).find((card) => card.number === number) ?? null;

/** A number that no card has. */
export const newCardNumber = (world: World): string => {
  const taken = new Set(allCards(world).map(({ number }) => number));
  for (let serial = 30_001; ; serial += 1) {
    const number = cardNumberOf(serial);
    if (!taken.has(number)) return number;
  }
};

/** A customer with the card that is connected to the account now, whatever it was before. */
export const withCard = (world: World, customer: CustomerRecord): CustomerRecord => {
  const card = cardOfCustomer(world, customer.id);
  const daysLeft = card ? daysBetween(officeDay(world), card.validUntil) : 0;
  return { ...customer, sCard: card && { identifier: card.number, daysLeft, points: card.points } };
};
