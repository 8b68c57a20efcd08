import { lodgeParty } from '@/domain/stay/lodgeParty';
import { isRateAsWished, isRoomAsWished, roomWishesIn } from '@/domain/search/wishes';
import type { RoomWish, StayWish } from '@/domain/search/wishes';
import type { Offer } from './search';

const optionsOf = (offers: readonly Offer[]) => {
  const cheapest = new Map<string, number>();
  for (const { roomType, price } of offers)
    cheapest.set(roomType.refId, Math.min(price.total.amount, cheapest.get(roomType.refId) ?? Infinity));
  return [...cheapest].map(([roomTypeRefId, cost]) => ({ roomTypeRefId, cost }));
};

/** The lowest total in which each wish is met by one of the rooms. */
const withRooms = (
  perRoom: readonly (readonly Offer[])[],
  [wish, ...others]: readonly RoomWish[],
  left: ReadonlyMap<string, number>,
): number | null => {
  if (wish === undefined) return lodgeParty(perRoom.map(optionsOf), left);
  const totals = perRoom.flatMap((_, wished) => {
    const narrowed = perRoom.map((offers, index) =>
      index === wished ? offers.filter(({ roomType }) => isRoomAsWished(roomType, wish)) : offers,
    );
    return withRooms(narrowed, others, left) ?? [];
  });
  return totals.length === 0 ? null : Math.min(...totals);
};

/** The lowest total of a stay, by the offers for each of its rooms, that meets the wishes; null where nothing does. */
export const lowestTotal = (
  perRoom: readonly (readonly Offer[])[],
  wishes: readonly StayWish[],
  left: ReadonlyMap<string, number>,
): number | null =>
  withRooms(
    perRoom.map((offers) => offers.filter(({ plan }) => isRateAsWished({ breakfastIncluded: plan.breakfast }, wishes))),
    roomWishesIn(wishes),
    left,
  );
