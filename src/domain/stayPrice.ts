import { isFreeToCancel } from './cancel';
import { lodgeParty } from './lodgeParty';
import type { LodgingOption } from './lodgeParty';
import { byPrice, currencies, money } from './money';
import type { Currency, Money } from './money';
import { choosableOffers } from './offeredStay';
import type { OfferedStay } from './offeredStay';
import type { RestrictionReason } from './offer';
import type { PricedOffer, PricedRate, RatedOffer } from './rates';
import { isRateAsWished, isRoomAsWished, roomWishesIn } from './wishes';
import type { RoomWish, StayWish } from './wishes';

/** What a stay costs a guest at one hotel, rooms for the whole party and all nights together. */
export interface StayPrice {
  /** The cheapest that this guest may choose; null when there is nothing. */
  readonly lowest: Money | null;
  /** The cheapest that can still be cancelled for nothing; null when nothing can. */
  readonly lowestFree: Money | null;
  /** Why nothing can be chosen although there are rooms: what keeps the cheapest from this guest. */
  readonly blockedBy: readonly RestrictionReason[];
}

type Choosable = RatedOffer<PricedOffer, PricedRate>;

/** What each room type costs at its cheapest. */
function cheapestByType(room: readonly Choosable[], currency: Currency): readonly LodgingOption[] {
  const costs = new Map<string, number>();
  for (const { offer } of room) {
    const { roomTypeRefId, price } = offer;
    if (price.currency !== currency) continue;
    costs.set(roomTypeRefId, Math.min(price.amount, costs.get(roomTypeRefId) ?? Infinity));
  }
  return [...costs].map(([roomTypeRefId, cost]) => ({ roomTypeRefId, cost }));
}

/** The cheapest way to lodge everyone, each room in one of its own offers; rooms of a type may run out. */
function lodge(rooms: readonly (readonly Choosable[])[]): Money | null {
  const offers = rooms.flatMap((room) => room.map(({ offer }) => offer));
  const left = new Map(offers.map(({ roomTypeRefId, roomsLeft }) => [roomTypeRefId, roomsLeft ?? rooms.length]));
  for (const currency of currencies) {
    const options = rooms.map((room) => cheapestByType(room, currency));
    const total = options.every((each) => each.length > 0) ? lodgeParty(options, left) : null;
    if (total !== null) return money(total, currency);
  }
  return null;
}

/** The cheapest lodging in which one room or another meets each of the wishes. */
function lodgeWishing(
  rooms: readonly (readonly Choosable[])[],
  wishes: readonly RoomWish[],
  meets: (sold: Choosable, wish: RoomWish) => boolean,
): Money | null {
  const [wish, ...others] = wishes;
  if (wish === undefined) return lodge(rooms);
  const prices = rooms.flatMap((_, chosen) => {
    const narrowed = rooms.map((room, index) => (index === chosen ? room.filter((sold) => meets(sold, wish)) : room));
    return lodgeWishing(narrowed, others, meets) ?? [];
  });
  return [...prices].sort(byPrice)[0] ?? null;
}

/**
 * What a stay costs that meets the wishes: breakfast in each room, a pet room or an accessible room among them. `now`
 * in milliseconds: a deadline that has passed is no free cancellation.
 */
export function stayPrice(found: OfferedStay, wishes: readonly StayWish[], now: number): StayPrice {
  const types = new Map(found.roomTypes.map((type) => [type.refId, type]));
  const meets = ({ offer }: Choosable, wish: RoomWish): boolean => {
    const type = types.get(offer.roomTypeRefId);
    return type !== undefined && isRoomAsWished(type, wish);
  };
  const rooms = found.configurations.map(({ id }) =>
    choosableOffers(found, id, false).filter(({ rate }) => isRateAsWished(rate, wishes)),
  );
  const free = rooms.map((room) => room.filter(({ offer }) => isFreeToCancel(offer.cancel, now)));
  const lowest = lodgeWishing(rooms, roomWishesIn(wishes), meets);
  const blocked = found.offers.find(({ restrictions }) => restrictions.length > 0);
  return {
    lowest,
    lowestFree: lowest && lodgeWishing(free, roomWishesIn(wishes), meets),
    blockedBy: lowest ? [] : (blocked?.restrictions ?? []),
  };
}
