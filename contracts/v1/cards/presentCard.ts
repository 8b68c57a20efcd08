import { isoIn } from '../../world/calendar';
import { benefitsOf, savedBy } from '../../world/cards/cardBenefits';
import { withdrawableOrder } from '../../world/cards/withdrawOrder';
import { benefits, cardProduct, inLanguage, levelOf, levels } from '../../world/cards/cardProduct';
import { membershipStatusOf, validityOf } from '../../world/cards/cardStatus';
import { levelPointsOf, pointsOn, type TransactionRecord } from '../../world/cards/cardTransactions';
import { mayRenew, renewableFrom } from '../../world/cards/renewal';
import { renewedUntil } from '../../world/cards/settleCardOrder';
import type { CallContext } from '../../callContext';
import type { ContentLocale } from '../../world/localized';
import type { CardHolder, CardRecord } from '../../world/store/sCards';
import { money } from '../reservations/money';

/** The chain's office, whose calendar counts the days of a card. */
const TIME_ZONE = 'Europe/Helsinki';

const euros = (amount: number) => money({ amount, currency: 'EUR' });

/** An instant in the office's time; null stays null. */
export const officeTime = (instant: number | null): string | null =>
  instant === null ? null : isoIn(instant, TIME_ZONE);

/** What is sold, in a language. */
export const presentProduct = (language: ContentLocale) => ({
  product: 'SCARD',
  price: money(cardProduct.price),
  validityMonths: cardProduct.validityMonths,
  minimumAge: cardProduct.minimumAge,
  withdrawalDays: cardProduct.withdrawalDays,
  levels: levels.map(({ id, name, product, points, gives }) => ({
    id,
    name: name[language],
    product,
    points,
    gives: inLanguage(gives, language),
  })),
  benefits: benefits.map(({ id, name, description, levelId }) => ({
    id,
    name: name[language],
    description: description[language],
    levelId,
  })),
  pointsPerEuro: cardProduct.pointsPerEuro,
});

const presentContact = ({ firstName, lastName, email, phoneCountryCode, phoneNumber }: CardHolder) => ({
  firstName,
  lastName,
  email,
  phoneNumberCountryCode: phoneCountryCode,
  phoneNumber,
  companyName: null,
});

const presentAddress = ({ address: { street, postCode, city, countryCode } }: CardHolder) => ({
  street,
  postcode: postCode,
  city,
  countryCode,
});

/** A card as its holder sees it. */
export const presentCard = ({ world, caller }: CallContext, card: CardRecord) => {
  const levelPoints = levelPointsOf(world, card);
  const level = levelOf(levelPoints);
  const withdrawable = withdrawableOrder(world, card);
  const { holder, consents } = card;
  return {
    number: card.number,
    product: level.product,
    status: membershipStatusOf(caller, card),
    holder: `${holder.firstName} ${holder.lastName}`,
    validity: validityOf(world, caller, card),
    validFrom: card.validFrom,
    validUntil: card.validUntil,
    points: pointsOn(world, card),
    levelPoints,
    levelId: level.id,
    contact: presentContact(holder),
    address: presentAddress(holder),
    consents,
    renewal: {
      eligibility: card.state === 'ACTIVE' ? 'OK' : 'NO_SCARD_OR_WRONG_SCARD_ASSOCIATION',
      allowed: mayRenew(world, card),
      from: renewableFrom(card),
      validUntil: renewedUntil(world, card.validUntil),
      price: money(cardProduct.price),
    },
    withdrawal: withdrawable && {
      orderId: withdrawable.order.id,
      purpose: withdrawable.order.purpose,
      until: withdrawable.until,
      refund: euros(withdrawable.order.price),
    },
  };
};

/** What the card has given its holder. */
export const presentBenefits = ({ world, caller }: CallContext, card: CardRecord, language: ContentLocale) => ({
  saved: euros(savedBy(world, card)),
  benefits: benefitsOf(world, caller, card).map(({ benefit, ...standing }) => ({
    id: benefit.id,
    name: benefit.name[language],
    description: benefit.description[language],
    ...standing,
  })),
});

/** One receipt of a card. */
export const presentTransaction = (
  { id, date, place, kind, total, points, lines }: TransactionRecord,
  language: ContentLocale,
) => ({
  id,
  date,
  place: place[language],
  kind,
  total: euros(total),
  points,
  lines: lines.map((line) => ({
    extraServiceId: line.id,
    name: line.name[language],
    quantity: line.quantity,
    count: null,
    categoryIds: line.categoryIds,
    expectedUnitPrice: euros(line.unit),
    totalPrice: { amount: euros(line.unit * line.quantity) },
  })),
});
