import type { RoomChoice } from './booking';
import type { RatePlan, RoomOffer, RoomType } from './offer';
import { cheapestOfferOfType } from './rates';

/** A room nothing is chosen for. */
export const EMPTY_ROOM_CHOICE: RoomChoice = {
  room: null,
  rate: null,
  offer: null,
  hasSingleRate: false,
  bathroomWish: 'NONE',
  travelCot: 0,
  extraServices: {},
  promotionCode: null,
  blockCode: null,
};

/** Choices for as many rooms, all empty. */
export function emptyRoomChoices(count: number): readonly RoomChoice[] {
  return Array.from({ length: count }, () => EMPTY_ROOM_CHOICE);
}

/** What both APIs' choices for a room have in common; each keeps wishes of its own beside it. */
export type ChosenRoom = Pick<RoomChoice, 'room' | 'rate' | 'offer' | 'hasSingleRate'>;

/** The choices with one room's choice changed; an index that is no room changes nothing. */
export function changeRoomChoice<Choice extends ChosenRoom>(
  choices: readonly Choice[],
  roomIndex: number,
  change: (choice: Choice) => Choice,
): readonly Choice[] {
  return choices.map((choice, index) => (index === roomIndex ? change(choice) : choice));
}

/** Chooses a room type for one room: its rate is to be chosen anew, its extras and wishes stay. */
export function chooseRoom<Choice extends ChosenRoom>(
  choices: readonly Choice[],
  roomIndex: number,
  room: RoomType,
): readonly Choice[] {
  return changeRoomChoice(choices, roomIndex, (choice) => ({
    ...choice,
    room,
    rate: null,
    offer: null,
    hasSingleRate: false,
  }));
}

interface ChosenRate {
  readonly rate: RatePlan;
  readonly offer: RoomOffer;
  /** The room type is sold at this rate only, so there was nothing to choose. */
  readonly hasSingleRate?: boolean;
}

/** Chooses a rate for one room and no other, and keeps the offer as the guest saw it. */
export function chooseRate<Choice extends ChosenRoom>(
  choices: readonly Choice[],
  roomIndex: number,
  { rate, offer, hasSingleRate = false }: ChosenRate,
): readonly Choice[] {
  return changeRoomChoice(choices, roomIndex, (choice) => ({ ...choice, rate, offer, hasSingleRate }));
}

interface OffersForRoom {
  readonly offers: readonly RoomOffer[];
  readonly rates: readonly RatePlan[];
  readonly roomConfigurationId: string;
}

/** Clears one room's rate: it goes back to the cheapest offer of the same room type, or to none when there is none. */
export function clearRate(
  choices: readonly RoomChoice[],
  roomIndex: number,
  { offers, rates, roomConfigurationId }: OffersForRoom,
): readonly RoomChoice[] {
  return changeRoomChoice(choices, roomIndex, (choice) => {
    const offer = choice.room && cheapestOfferOfType(offers, choice.room.refId, roomConfigurationId);
    const rate = (offer && rates.find((each) => each.refId === offer.rateRefId)) ?? null;
    return { ...choice, offer: rate && offer, rate, hasSingleRate: false };
  });
}

/** Whether a room has all it needs to be booked. */
export function isRoomChosen(choice: RoomChoice | undefined): boolean {
  return choice !== undefined && choice.room !== null && choice.rate !== null && choice.offer !== null;
}
