import type { RoomChoice } from './booking';
import { byPrice, isSameMoney } from './money';
import type { HotelOffers } from './hotelOffers';
import type { RoomOffer, RoomType } from './offer';

/** A room type that one room of the search may be, with its cheapest offer. */
export interface RoomOption {
  readonly room: RoomType;
  readonly cheapest: RoomOffer;
  /** No other room type is cheaper for this room. */
  readonly isLowest: boolean;
  /** The last of its type went to another room of this booking. */
  readonly isTaken: boolean;
  readonly rateCount: number;
}

/** How many of a room type the other rooms of the booking have taken. */
function takenByOthers(choices: readonly RoomChoice[], index: number, roomTypeRefId: string): number {
  return choices.filter((choice, at) => at !== index && choice.room?.refId === roomTypeRefId).length;
}

const cheapestFirst = (a: RoomOffer, b: RoomOffer) => byPrice(a.price, b.price);

/** The room types on offer for one room of the search, cheapest first; those already taken come last. */
export function roomOptions(found: HotelOffers, choices: readonly RoomChoice[], index: number): readonly RoomOption[] {
  const configuration = found.configurations.find(({ roomIndex }) => roomIndex === index);
  const fitting = found.offers.filter((offer) => offer.roomConfigurationId === configuration?.id);
  const options = found.roomTypes.flatMap((room) => {
    const offers = fitting.filter((offer) => offer.roomTypeRefId === room.refId).sort(cheapestFirst);
    const [cheapest] = offers;
    if (!cheapest) return [];
    const left = cheapest.roomsLeft ?? Infinity;
    const isTaken = takenByOthers(choices, index, room.refId) >= left;
    return [{ room, cheapest, isTaken, rateCount: offers.length }];
  });
  const [lowest] = options
    .filter(({ isTaken }) => !isTaken)
    .map(({ cheapest }) => cheapest.price)
    .sort(byPrice);
  return options
    .map((option) => ({
      ...option,
      isLowest: !option.isTaken && lowest !== undefined && isSameMoney(option.cheapest.price, lowest),
    }))
    .sort((a, b) => Number(a.isTaken) - Number(b.isTaken) || cheapestFirst(a.cheapest, b.cheapest));
}
