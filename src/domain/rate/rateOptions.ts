import { usesCode } from '../search/askedCode';
import type { AskedCode } from '../search/askedCode';
import type { HotelOffers } from '../search/hotelOffers';
import { memberSaving } from '../price/memberSaving';
import type { MemberSaving } from '../price/memberSaving';
import type { Money } from '../money';
import { byPrice, isSameMoney, subtract } from '../money';
import { soldAs, viewerOf } from '../search/offeredStay';
import { missingPoints, pointsBalance } from '../price/pointsBalance';
import type { PointsBalance } from '../price/pointsBalance';
import type { RatePlan, RestrictionReason } from './ratePlan';
import type { RoomOffer } from '../stay/roomOffer';
import { blockedBy, defaultRate, termsOf, visibleRates } from './rates';
import type { RatedOffer } from './rates';
import { isRateAsWished } from '../search/wishes';
import type { StayWish } from '../search/wishes';

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
  /** For a member rate: how much less it is than the same for everyone; else null. */
  readonly saving: MemberSaving | null;
  /** For a price in points: what it does to the guest's points; null where they are not known. */
  readonly points: PointsBalance | null;
}

interface Choosing {
  /** The room to choose for, from 0, and the type chosen for it. */
  readonly index: number;
  readonly roomTypeRefId: string;
  readonly wishes: readonly StayWish[];
  readonly isForOther: boolean;
  /** The code of the search: a rate of its own is what the guest came for. */
  readonly asked: AskedCode | null;
  /** The points that the guest has, and those that the other rooms of the stay take. */
  readonly points: { readonly has: Money | null; readonly taken: Money };
}

/**
 * Rates on offer for one room type in one room of the stay, in the order of the hotel. The one that is chosen until the
 * guest chooses meets the wishes, if any does, and among those has the price of the code, if one has.
 */
export function rateOptions(
  found: HotelOffers,
  { index, roomTypeRefId, wishes, isForOther, asked, points }: Choosing,
): readonly RateOption[] {
  const configuration = found.configurations.find(({ roomIndex }) => roomIndex === index);
  if (!configuration) return [];
  const viewer = viewerOf(found, isForOther);
  const sold = soldAs(found, configuration.id, roomTypeRefId);
  const visible = visibleRates(sold, viewer);
  const available = points.has && subtract(points.has, points.taken);
  const reasonsOf = (each: RatedOffer): readonly RestrictionReason[] => {
    const reasons = blockedBy(each, viewer);
    // The API judges each room alone: together they may take more than the guest has.
    const balance = points.taken.amount > 0 ? pointsBalance(available, each.offer.price) : null;
    const isTooMuch = balance !== null && missingPoints(balance) !== null;
    return isTooMuch ? [...new Set([...reasons, 'SUFFICIENT_S_POINTS_REQUIRED' as const])] : reasons;
  };
  const open = visible.filter((each) => reasonsOf(each).length === 0);
  const wished = open.filter(({ rate }) => isRateAsWished(rate, wishes));
  const suitable = wished.length > 0 ? wished : open;
  const ofCode = suitable.filter(({ offer }) => usesCode(offer, asked));
  const preferred = defaultRate((ofCode.length > 0 ? ofCode : suitable).map(({ rate }) => rate));
  const [lowest] = open.map(({ offer }) => offer.price).sort(byPrice);
  // What this guest may not book is not in the way of what they may.
  const inOrder = [...open, ...visible.filter((each) => !open.includes(each))];
  return inOrder.map(({ rate, offer }) => {
    const reasons = reasonsOf({ rate, offer });
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
      saving: memberSaving({ rate, offer }, sold),
      points: pointsBalance(available, offer.price),
    };
  });
}
