import type { ChosenExtra } from './extras';
import type { ChosenTerms } from '../payment/guarantee';
import type { RatePlan } from '../rate/ratePlan';
import type { RoomOffer } from './roomOffer';
import { bathroomWishes } from './roomType';
import type { BathroomType, RoomType } from './roomType';
import { inCurrencyOf, withoutNeedless } from './extras';
import { bedsNeeded, countBabies, EMPTY_OCCUPANCY } from './party';
import type { RoomPlacement } from './party';
import { occupanciesOf } from './placement';
import { blockedBy, cheapestOffer } from '../rate/rates';
import type { RatedOffer, RateViewer } from '../rate/rates';

/** What the guest chose for one room. */
export interface RoomChoice {
  /** The room type, as it was seen. */
  readonly room: RoomType | null;
  /** The rate plan, as it was seen. */
  readonly rate: RatePlan | null;
  /** The offer (room type x rate) with its price, as it was seen. */
  readonly offer: RoomOffer | null;
  readonly hasSingleRate: boolean;
  readonly bathroomWish: BathroomType;
  readonly travelCot: number;
  readonly extraServices: Readonly<Record<string, ChosenExtra>>;
  readonly promotionCode: string | null;
  readonly blockCode: string | null;
}

/** The choice for a room before anything is chosen. */
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

/** Choices for the rooms of a party: nothing yet but a travel cot for each baby. */
export function newRoomChoices(placement: RoomPlacement): readonly RoomChoice[] {
  return occupanciesOf(placement).map(({ childAges }) => ({
    ...EMPTY_ROOM_CHOICE,
    travelCot: countBabies(childAges),
  }));
}

/**
 * The choices after guests moved to other rooms: room types and rates are to be chosen anew, the rest stays. Cots move
 * with the babies, as many as were wanted, and no room keeps more breakfasts than it has guests.
 */
export function choicesAfterMove(choices: readonly RoomChoice[], placement: RoomPlacement): readonly RoomChoice[] {
  const occupancies = occupanciesOf(placement);
  let cots = choices.reduce((total, { travelCot }) => total + travelCot, 0);
  return choices.map((choice, index) => {
    const occupancy = occupancies[index] ?? EMPTY_OCCUPANCY;
    const travelCot = Math.min(cots, countBabies(occupancy.childAges));
    cots -= travelCot;
    const extraServices = withoutNeedless(choice.extraServices, null, bedsNeeded(occupancy));
    return { ...choice, room: null, rate: null, offer: null, travelCot, extraServices };
  });
}

/** The wish for the bathroom, where the chosen room may have one: another room may have been chosen since. */
export function possibleWish({ room, bathroomWish }: Pick<RoomChoice, 'bathroomWish' | 'room'>): BathroomType {
  return bathroomWishes(room?.bathroomType ?? 'NONE').includes(bathroomWish) ? bathroomWish : 'NONE';
}

/** What both APIs' choices for a room have in common; each keeps wishes of its own beside it. */
export type ChosenRoom = Pick<RoomChoice, 'room' | 'rate' | 'offer' | 'hasSingleRate'>;

/** The choices with one room's choice changed; an unknown index changes nothing. */
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

type ChosenWithExtras = ChosenRoom & Pick<RoomChoice, 'extraServices'>;

/** A choice at a rate. What the rate includes is not bought beside it, nor anything for money beside points. */
function atRate<Choice extends ChosenWithExtras>(
  choice: Choice,
  rate: RatePlan | null,
  offer: RoomOffer | null,
  hasSingleRate: boolean,
): Choice {
  const payable = offer ? inCurrencyOf(choice.extraServices, offer.price) : choice.extraServices;
  const extraServices = withoutNeedless(payable, rate, Infinity);
  return { ...choice, rate, offer, hasSingleRate, extraServices };
}

/** A rate and its offer, taken for one room. */
export interface ChosenRate {
  readonly rate: RatePlan;
  readonly offer: RoomOffer;
  /** The room type is sold at this rate only, so there was nothing to choose. */
  readonly hasSingleRate?: boolean;
}

/** Chooses a rate for one room and no other, and keeps the offer as the guest saw it. */
export function chooseRate<Choice extends ChosenWithExtras>(
  choices: readonly Choice[],
  roomIndex: number,
  { rate, offer, hasSingleRate = false }: ChosenRate,
): readonly Choice[] {
  return changeRoomChoice(choices, roomIndex, (choice) => atRate(choice, rate, offer, hasSingleRate));
}

/**
 * Clears one room's rate: it goes back to the cheapest of the offers given, which are those of the same room type that
 * this guest may choose, or to none when there is none.
 */
export function clearRate(
  choices: readonly RoomChoice[],
  roomIndex: number,
  choosable: readonly RatedOffer[],
): readonly RoomChoice[] {
  const offer = cheapestOffer(choosable.map((each) => each.offer));
  const rate = choosable.find((each) => each.offer === offer)?.rate ?? null;
  return changeRoomChoice(choices, roomIndex, (choice) => atRate(choice, rate, offer, false));
}

/** The rates that are chosen, with the terms of their offers. */
export const chosenTerms = (choices: readonly Pick<RoomChoice, 'offer' | 'rate'>[]): readonly ChosenTerms[] =>
  choices.flatMap(({ rate, offer }) => (rate ? [{ rate, offer }] : []));

/** A choice without its rate, when the rate is personal and the stay is for someone else. */
export function withoutPersonalRate(choice: RoomChoice, { isForOther }: Pick<RateViewer, 'isForOther'>): RoomChoice {
  const { rate, offer } = choice;
  const isBlocked =
    rate && offer && blockedBy({ rate, offer }, { isForOther }).includes('BOOKING_FOR_OTHER_NOT_ALLOWED');
  return isBlocked ? { ...choice, rate: null, offer: null } : choice;
}

/** Whether room type, rate and offer of a room are chosen. */
export function isRoomChosen(choice: RoomChoice | undefined): boolean {
  return choice !== undefined && choice.room !== null && choice.rate !== null && choice.offer !== null;
}
