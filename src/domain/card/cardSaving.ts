import { isPublic, isSameCancel } from '../price/memberSaving';
import { byPrice, subtract, sum } from '../money';
import type { Money } from '../money';
import { soldAs } from '../search/offeredStay';
import type { OfferedStay } from '../search/offeredStay';
import type { RestrictionReason } from '../rate/ratePlan';
import type { PricedOffer, PricedRate, RatedOffer } from '../rate/rates';

type Sold = RatedOffer<PricedOffer, PricedRate>;

/** What a stay costs everyone and what it costs with the card, beside the same terms. */
export interface CardSaving {
  readonly publicPrice: Money;
  readonly cardPrice: Money;
  readonly less: Money;
  /** With the card the room is guaranteed with a payment card, and without it nothing is asked. */
  readonly needsGuarantee: boolean;
}

/** What a card and signing in are enough for. */
const metByCard: readonly RestrictionReason[] = ['LOGIN_REQUIRED', 'S_CARD_REQUIRED'];

/** A price that the card alone gives. */
const isOfCard = ({ rate, offer }: Sold): boolean =>
  rate.loyaltyType === 'S_CARD' &&
  (offer.applied ?? []).length === 0 &&
  [...rate.restrictions, ...offer.restrictions].every((reason) => metByCard.includes(reason));

const isPaidAhead = ({ rate }: Sold): boolean => rate.depositRequirement === 'DEPOSIT_REQUIRED';

/** Breakfast, cancelling and the time of paying alike, and money beside money. */
const isLike = (a: Sold, b: Sold): boolean =>
  a.rate.breakfastIncluded === b.rate.breakfastIncluded &&
  isPaidAhead(a) === isPaidAhead(b) &&
  isSameCancel(a.offer.cancel, b.offer.cancel) &&
  a.offer.price.currency === b.offer.price.currency;

interface Pair {
  readonly forAll: Sold;
  readonly withCard: Sold;
}

/** The cheapest public rate of a room type that the card has the like of, and the cheapest like it. */
const pairsOf = (sold: readonly Sold[]): readonly Pair[] =>
  sold.filter(isPublic).flatMap((forAll) => {
    const [withCard] = sold
      .filter((each) => isOfCard(each) && isLike(each, forAll))
      .sort((a, b) => byPrice(a.offer.price, b.offer.price));
    return withCard ? [{ forAll, withCard }] : [];
  });

/**
 * What the card saves on a stay: in each room on the cheapest public rate that the card has the like of. Null where a
 * room has none, and where the card saves nothing.
 */
export function cardSaving(found: OfferedStay): CardSaving | null {
  const pairs = found.configurations.flatMap(({ id }) => {
    const [cheapest] = found.roomTypes
      .flatMap(({ refId }) => pairsOf(soldAs(found, id, refId)))
      .sort((a, b) => byPrice(a.forAll.offer.price, b.forAll.offer.price));
    return cheapest ? [cheapest] : [];
  });
  const [first] = pairs;
  if (!first || pairs.length < found.configurations.length) return null;
  const { currency } = first.forAll.offer.price;
  if (pairs.some(({ forAll }) => forAll.offer.price.currency !== currency)) return null;
  const priceOf = (side: keyof Pair) =>
    sum(
      pairs.map((pair) => pair[side].offer.price),
      currency,
    );
  const [publicPrice, cardPrice] = [priceOf('forAll'), priceOf('withCard')];
  const less = subtract(publicPrice, cardPrice);
  if (less.amount <= 0) return null;
  const isAsked = ({ rate }: Sold) => rate.depositRequirement !== 'NO_DEPOSIT_REQUIRED';
  const needsGuarantee = pairs.some(({ forAll, withCard }) => isAsked(withCard) && !isAsked(forAll));
  return { publicPrice, cardPrice, less, needsGuarantee };
}
