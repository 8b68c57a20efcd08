import type { AskedCode } from '../search/askedCode';
import type { HotelOffers } from '../search/hotelOffers';
import type { StayWish } from '../search/wishes';
import type { Money } from '../money';
import { pointsTaken } from '../price/pointsBalance';
import { rateOptions } from '../rate/rateOptions';
import { chooseRate, chooseRoom } from './roomChoice';
import type { RoomChoice } from './roomChoice';

interface Choosing {
  /** The room that the others are to be like, from 0. */
  readonly index: number;
  readonly wishes: readonly StayWish[];
  readonly isForOther: boolean;
  readonly asked: AskedCode | null;
  /** The points that the guest has; null where they are not known. */
  readonly has: Money | null;
}

/**
 * The choices with the room type and rate of one room in every room after it, each at its own price: that depends on who
 * sleeps there. Null where one of them cannot have it: it does not fit the guests, is not theirs to book, or too few are
 * left.
 */
export function sameInRest(
  found: HotelOffers,
  chosen: readonly RoomChoice[],
  { index, has, ...choosing }: Choosing,
): readonly RoomChoice[] | null {
  const { room, rate } = chosen[index] ?? {};
  if (!room || !rate) return null;
  let choices = chosen;
  for (let other = index + 1; other < chosen.length; other += 1) {
    const taken = pointsTaken(choices.filter((_, at) => at !== other));
    choices = chooseRoom(choices, other, room);
    const options = rateOptions(found, {
      ...choosing,
      index: other,
      roomTypeRefId: room.refId,
      points: { has, taken },
    });
    const same = options.find((each) => each.rate.refId === rate.refId && each.blockedBy.length === 0);
    const wanted = choices.filter((each) => each.room?.refId === room.refId).length;
    if (!same || wanted > (same.offer.roomsLeft ?? Infinity)) return null;
    choices = chooseRate(choices, other, { ...same, hasSingleRate: options.length === 1 });
  }
  return choices;
}
