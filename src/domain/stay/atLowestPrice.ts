import { rateOptions } from '../rate/rateOptions';
import type { HotelOffers } from '../search/hotelOffers';
import type { ChosenRate } from './roomChoice';
import type { RoomOption } from './roomOptions';

type Choosing = Omit<Parameters<typeof rateOptions>[1], 'roomTypeRefId'>;

/**
 * The rate at which a room has the price that is shown for it. Null where the guest cannot have it: the room is taken by
 * another room of the stay, or the points of the guest are.
 */
export function atLowestPrice(
  found: HotelOffers,
  { room, cheapest, isTaken }: Pick<RoomOption, 'cheapest' | 'isTaken' | 'room'>,
  choosing: Choosing,
): ChosenRate | null {
  if (isTaken || !cheapest) return null;
  const options = rateOptions(found, { ...choosing, roomTypeRefId: room.refId });
  const lowest = options.find(({ offer, blockedBy }) => offer === cheapest && blockedBy.length === 0);
  return lowest ? { rate: lowest.rate, offer: lowest.offer, hasSingleRate: options.length === 1 } : null;
}
