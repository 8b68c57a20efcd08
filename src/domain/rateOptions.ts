import type { HotelOffers } from './hotelOffers';
import type { Money } from './money';
import { byPrice, isSameMoney, subtract } from './money';
import { soldAs, viewerOf } from './offeredStay';
import type { RatePlan, RestrictionReason } from './ratePlan';
import type { RoomOffer } from './roomOffer';
import { blockedBy, defaultRate, termsOf, visibleRates } from './rates';
import { isRateAsWished } from './wishes';
import type { StayWish } from './wishes';

/** A rate plan that a chosen room may be booked at. */
export interface RateOption {
  readonly rate: RatePlan;
  readonly offer: RoomOffer;
  readonly isDefault: boolean;
  readonly isLowest: boolean;
  /** How much more than the lowest, of the same currency; null for the lowest itself and across currencies. */
  readonly more: Money | null;
  /** Why this guest may not choose it: it is shown with the reasons. Empty when they may. */
  readonly blockedBy: readonly RestrictionReason[];
  /** Its terms of booking and paying. */
  readonly terms: readonly RestrictionReason[];
}

interface Choosing {
  /** The room to choose for, from 0, and the type chosen for it. */
  readonly index: number;
  readonly roomTypeRefId: string;
  readonly wishes: readonly StayWish[];
  readonly isForOther: boolean;
}

/**
 * Rates on offer for one room type in one room of the stay, in the order of the hotel. The one that is chosen until the
 * guest chooses meets the wishes, if any does.
 */
export function rateOptions(
  found: HotelOffers,
  { index, roomTypeRefId, wishes, isForOther }: Choosing,
): readonly RateOption[] {
  const configuration = found.configurations.find(({ roomIndex }) => roomIndex === index);
  if (!configuration) return [];
  const viewer = viewerOf(found, isForOther);
  const visible = visibleRates(soldAs(found, configuration.id, roomTypeRefId), viewer);
  const open = visible.filter((sold) => blockedBy(sold, viewer).length === 0);
  const wished = open.filter(({ rate }) => isRateAsWished(rate, wishes));
  const preferred = defaultRate((wished.length > 0 ? wished : open).map(({ rate }) => rate));
  const [lowest] = open.map(({ offer }) => offer.price).sort(byPrice);
  return visible.map(({ rate, offer }) => {
    const reasons = blockedBy({ rate, offer }, viewer);
    const isLowest = reasons.length === 0 && lowest !== undefined && isSameMoney(offer.price, lowest);
    const comparable = !isLowest && lowest !== undefined && lowest.currency === offer.price.currency;
    return {
      rate,
      offer,
      isDefault: rate.refId === preferred?.refId,
      isLowest,
      more: comparable ? subtract(offer.price, lowest) : null,
      blockedBy: reasons,
      terms: termsOf(rate, offer),
    };
  });
}
