import { usesCode } from '../search/askedCode';
import type { AskedCode } from '../search/askedCode';
import type { RoomChoice } from './roomChoice';
import { isFreeToCancel } from '../reservation/cancel';
import { FEW_ROOMS_LEFT } from '../limits';
import { byPrice, isSameMoney } from '../money';
import type { Money } from '../money';
import type { HotelOffers } from '../search/hotelOffers';
import { choosableOf, soldAs, viewerOf } from '../search/offeredStay';
import type { RestrictionReason } from '../rate/ratePlan';
import type { RoomOffer } from './roomOffer';
import type { RoomType } from './roomType';
import { blockedBy, cheapestOffer } from '../rate/rates';
import { isRateAsWished, isRoomAsWished, roomWishesIn } from '../search/wishes';
import type { StayWish } from '../search/wishes';

/** A room type that one room of the search may be, with the cheapest offer that this guest may choose. */
export interface RoomOption {
  readonly room: RoomType;
  /** Null when no rate of it is for this guest. */
  readonly cheapest: RoomOffer | null;
  /** The cheapest offer at the price of the search's code; null without any. */
  readonly withCode: RoomOffer | null;
  /** What it costs with free cancellation; null where that cannot be had. */
  readonly lowestFree: Money | null;
  /** No other room type is cheaper for this room. */
  readonly isLowest: boolean;
  /** Other rooms of this booking took the last of the type. */
  readonly isTaken: boolean;
  /** Why this guest may choose none of its rates; empty when one can be chosen. */
  readonly blockedBy: readonly RestrictionReason[];
}

/** How many rooms of a type are left, where they are few; else null. */
export function fewRoomsLeft({ cheapest, isTaken }: Pick<RoomOption, 'cheapest' | 'isTaken'>): number | null {
  const left = cheapest?.roomsLeft ?? null;
  return left !== null && left <= FEW_ROOMS_LEFT && !isTaken ? left : null;
}

interface Choosing {
  /** What is chosen for each room of the booking. */
  readonly choices: readonly RoomChoice[];
  /** The room to choose for, from 0. */
  readonly index: number;
  readonly wishes: readonly StayWish[];
  readonly isForOther: boolean;
  /** The code of the search, if any. */
  readonly asked: AskedCode | null;
  /** Milliseconds. */
  readonly now: number;
}

/** How many of a room type the other rooms of the booking have taken. */
function takenByOthers(choices: readonly RoomChoice[], index: number, roomTypeRefId: string): number {
  return choices.filter((choice, at) => at !== index && choice.room?.refId === roomTypeRefId).length;
}

/** Whether the room meets every wish that no other room of the booking meets. */
function isWanted(room: RoomType, { choices, index, wishes }: Choosing): boolean {
  return roomWishesIn(wishes).every(
    (wish) =>
      isRoomAsWished(room, wish) ||
      choices.some((choice, at) => at !== index && choice.room && isRoomAsWished(choice.room, wish)),
  );
}

const byCheapest = (a: Pick<RoomOption, 'cheapest'>, b: Pick<RoomOption, 'cheapest'>): number =>
  a.cheapest && b.cheapest ? byPrice(a.cheapest.price, b.cheapest.price) : Number(!a.cheapest) - Number(!b.cheapest);

/**
 * The room types on offer for one room of the search that meet its wishes, cheapest first; those already taken come
 * last, and before them those that have no rate for this guest.
 */
export function roomOptions(found: HotelOffers, choosing: Choosing): readonly RoomOption[] {
  const { choices, index, wishes, isForOther, asked, now } = choosing;
  const configuration = found.configurations.find(({ roomIndex }) => roomIndex === index);
  if (!configuration) return [];
  const viewer = viewerOf(found, isForOther);
  const options = found.roomTypes.flatMap((room): readonly Omit<RoomOption, 'isLowest'>[] => {
    const sold = soldAs(found, configuration.id, room.refId);
    const [first] = sold;
    const choosable = choosableOf(sold, viewer);
    const wished = choosable.filter(({ rate }) => isRateAsWished(rate, wishes)).map(({ offer }) => offer);
    if (!first || !isWanted(room, choosing) || (choosable.length > 0 && wished.length === 0)) return [];
    const ofCode = wished.filter((offer) => usesCode(offer, asked));
    // Who comes for an offer sees what that costs, here as in the results.
    const priced = asked?.term === 'RATE_PLAN' && ofCode.length > 0 ? ofCode : wished;
    return [
      {
        room,
        cheapest: cheapestOffer(priced),
        withCode: cheapestOffer(ofCode),
        lowestFree: cheapestOffer(priced.filter(({ cancel }) => isFreeToCancel(cancel, now)))?.price ?? null,
        isTaken: takenByOthers(choices, index, room.refId) >= (first.offer.roomsLeft ?? Infinity),
        blockedBy: choosable.length > 0 ? [] : blockedBy(first, viewer),
      },
    ];
  });
  const [lowest] = options
    .flatMap(({ cheapest, isTaken }) => (isTaken || !cheapest ? [] : cheapest.price))
    .sort(byPrice);
  return options
    .map((option) => ({
      ...option,
      isLowest:
        !option.isTaken &&
        lowest !== undefined &&
        option.cheapest !== null &&
        isSameMoney(option.cheapest.price, lowest),
    }))
    .sort((a, b) => Number(a.isTaken) - Number(b.isTaken) || byCheapest(a, b));
}
