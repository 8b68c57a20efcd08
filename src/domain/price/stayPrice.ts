import { isFreeToCancel } from '../reservation/cancel';
import { lodgeParty } from '../stay/lodgeParty';
import type { LodgingOption } from '../stay/lodgeParty';
import { byPrice, currencies, isSameMoney, money } from '../money';
import type { Currency, Money } from '../money';
import { usesCode } from '../search/askedCode';
import type { AskedCode } from '../search/askedCode';
import { choosableOffers } from '../search/offeredStay';
import type { OfferedStay } from '../search/offeredStay';
import type { RestrictionReason } from '../rate/ratePlan';
import type { PricedOffer, PricedRate, RatedOffer } from '../rate/rates';
import { isRateAsWished, isRoomAsWished, roomWishesIn } from '../search/wishes';
import type { RoomWish, StayWish } from '../search/wishes';

/** What a stay costs a guest at one hotel, rooms for the whole party and all nights together. */
export interface StayPrice {
  /** The cheapest that this guest may choose; null without any. */
  readonly lowest: Money | null;
  /** The cheapest with free cancellation; null without any. */
  readonly lowestFree: Money | null;
  /** The cheapest at rates that only members have; null without any. Points are not a member's price. */
  readonly lowestOfMembers: Money | null;
  /** The lowest price has breakfast in every room. */
  readonly hasBreakfast: boolean;
  /** Rooms that the lowest price still buys, for a stay in one room; null where that is not known. */
  readonly roomsLeft: number | null;
  /** Why nothing can be chosen although there are rooms: the reasons of the first of them. */
  readonly blockedBy: readonly RestrictionReason[];
}

type Choosable = RatedOffer<PricedOffer, PricedRate>;

/** What this guest may choose at one hotel, room by room; computed once for all questions about it. */
export interface ChoosableStay {
  readonly rooms: readonly (readonly Choosable[])[];
  readonly roomTypes: ReadonlyMap<string, OfferedStay['roomTypes'][number]>;
  readonly blockedBy: readonly RestrictionReason[];
}

export function choosableStay(found: OfferedStay): ChoosableStay {
  return {
    rooms: found.configurations.map(({ id }) => choosableOffers(found, id, false)),
    roomTypes: new Map(found.roomTypes.map((type) => [type.refId, type])),
    blockedBy: found.offers.find(({ restrictions }) => restrictions.length > 0)?.restrictions ?? [],
  };
}

/** What of it passes; null where no offer for some room does. */
function stayWhere(stay: ChoosableStay, passes: (offer: Choosable) => boolean): ChoosableStay | null {
  const rooms = stay.rooms.map((room) => room.filter(passes));
  return rooms.length > 0 && rooms.every((room) => room.length > 0) ? { ...stay, rooms } : null;
}

/** What of it is sold at a rate plan; null where that has no offer for some room. */
export const stayAtPlan = (stay: ChoosableStay, planCode: string): ChoosableStay | null =>
  stayWhere(stay, ({ rate }) => rate.code === planCode);

/** What of it is sold at the price of a code; null without a code, and where that has no offer for some room. */
export const stayAtCode = (stay: ChoosableStay, asked: AskedCode | null): ChoosableStay | null =>
  stayWhere(stay, ({ offer }) => usesCode(offer, asked));

/** How the rate plan that a guest came for is sold: to this guest, only to others, as to members, or not at all. */
export type PlanSale = 'closed' | 'none' | 'open';

/** Null for a search of no plan. */
export function planSaleOf(found: OfferedStay, planCode: string): PlanSale | null {
  if (planCode === '') return null;
  if (stayAtPlan(choosableStay(found), planCode)) return 'open';
  const refIds = found.rates.filter(({ code }) => code === planCode).map(({ refId }) => refId);
  const ofPlan = found.offers.filter(({ rateRefId }) => refIds.includes(rateRefId));
  return ofPlan.length > 0 && ofPlan.every(({ restrictions }) => restrictions.length > 0) ? 'closed' : 'none';
}

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

/** The cheapest total; null when the party does not fit. The flow is computed only where a room type may run out. */
function lodgeIn(options: readonly (readonly LodgingOption[])[], left: ReadonlyMap<string, number>): number | null {
  if (options.some((room) => room.length === 0)) return null;
  if ([...left.values()].some((count) => count < options.length)) return lodgeParty(options, left);
  return options.reduce((total, room) => total + Math.min(...room.map(({ cost }) => cost)), 0);
}

/** The cheapest combination, each room at one of its own offers. */
function lodge(rooms: readonly (readonly Choosable[])[]): Money | null {
  const offers = rooms.flatMap((room) => room.map(({ offer }) => offer));
  const left = new Map(offers.map(({ roomTypeRefId, roomsLeft }) => [roomTypeRefId, roomsLeft ?? rooms.length]));
  for (const currency of currencies) {
    const total = lodgeIn(
      rooms.map((room) => cheapestByType(room, currency)),
      left,
    );
    if (total !== null) return money(total, currency);
  }
  return null;
}

/** Whether an offer is for a room as wished. */
const isIn =
  (roomTypes: ChoosableStay['roomTypes'], wish: RoomWish) =>
  ({ offer }: Choosable): boolean => {
    const type = roomTypes.get(offer.roomTypeRefId);
    return type !== undefined && isRoomAsWished(type, wish);
  };

/** The cheapest combination in which each wish is met by one of the rooms. */
function lodgeWishing(
  rooms: readonly (readonly Choosable[])[],
  wishes: readonly RoomWish[],
  roomTypes: ChoosableStay['roomTypes'],
): Money | null {
  const [wish, ...others] = wishes;
  if (wish === undefined) return lodge(rooms);
  const meets = isIn(roomTypes, wish);
  const prices = rooms.flatMap((_, chosen) => {
    const narrowed = rooms.map((room, index) => (index === chosen ? room.filter(meets) : room));
    return lodgeWishing(narrowed, others, roomTypes) ?? [];
  });
  return [...prices].sort(byPrice)[0] ?? null;
}

/** The lowest price of a stay that meets the wishes; null where nothing does. */
export function lowestPrice({ rooms, roomTypes }: ChoosableStay, wishes: readonly StayWish[]): Money | null {
  const wished = rooms.map((room) => room.filter(({ rate }) => isRateAsWished(rate, wishes)));
  return lodgeWishing(wished, roomWishesIn(wishes), roomTypes);
}

/** The rooms that a price still buys, where the stay has one room: of several, no number would be true of all. */
function roomsLeftAt(price: Money, { rooms, roomTypes }: ChoosableStay, wishes: readonly StayWish[]): number | null {
  const [room, ...others] = rooms;
  if (!room || others.length > 0) return null;
  const bought = room.filter(
    (each) =>
      isSameMoney(each.offer.price, price) &&
      isRateAsWished(each.rate, wishes) &&
      roomWishesIn(wishes).every((wish) => isIn(roomTypes, wish)(each)),
  );
  const left = [...new Map(bought.map(({ offer }) => [offer.roomTypeRefId, offer.roomsLeft])).values()];
  return left.includes(null) ? null : left.reduce((total: number, count) => total + (count ?? 0), 0);
}

/**
 * What a stay costs that meets the wishes: breakfast in each room, a pet room or an accessible room among them. `now`
 * in milliseconds: a deadline that has passed is no free cancellation.
 */
export function stayPrice(stay: ChoosableStay, wishes: readonly StayWish[], now: number): StayPrice {
  const lowest = lowestPrice(stay, wishes);
  if (!lowest) {
    // What is sold without the wishes is not kept from this guest: only the wishes are not met.
    const blockedBy = lowestPrice(stay, []) ? [] : stay.blockedBy;
    return { lowest: null, lowestFree: null, lowestOfMembers: null, hasBreakfast: false, roomsLeft: null, blockedBy };
  }
  const free = stay.rooms.map((room) => room.filter(({ offer }) => isFreeToCancel(offer.cancel, now)));
  const ofMembers = stayWhere(
    stay,
    ({ rate, offer }) => rate.loyaltyType !== 'NONE' && offer.price.currency !== 'S_POINT',
  );
  const withBreakfast = lowestPrice(stay, [...wishes, 'breakfast']);
  return {
    lowest,
    lowestFree: lowestPrice({ ...stay, rooms: free }, wishes),
    lowestOfMembers: ofMembers && lowestPrice(ofMembers, wishes),
    hasBreakfast: withBreakfast !== null && isSameMoney(withBreakfast, lowest),
    roomsLeft: roomsLeftAt(lowest, stay, wishes),
    blockedBy: [],
  };
}
