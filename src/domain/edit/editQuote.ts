import { reservationCancelTerms } from '../reservation/cancel';
import type { ContactInformation } from '../guest/contactInformation';
import { hasSameExtras } from './editedStay';
import type { ReservedStay } from './editedStay';
import { isAlcohol, isIncluded } from '../stay/extras';
import type { ChosenExtra, ChosenExtras } from '../stay/extras';
import type { ExtraService } from '../stay/extraService';
import type { HotelOffers } from '../search/hotelOffers';
import { nights } from '../localDate';
import type { DateRange } from '../localDate';
import type { Money } from '../money';
import { choosableOf, soldAs, viewerOf } from '../search/offeredStay';
import { priceDifference } from '../price/priceDifference';
import type { PriceDifference } from '../price/priceDifference';
import type { RatePlan } from '../rate/ratePlan';
import { priceOf } from '../price/requote';
import type { RoomChoice } from '../stay/roomChoice';
import type { CancelTerms } from '../stay/roomOffer';

/** What a guest wants a reservation to be. */
export interface WantedStay {
  readonly dates: DateRange;
  /** One per room. The offers are those that were seen; the newest answer has the price. */
  readonly choices: readonly RoomChoice[];
  /** Null leaves the contact details as they are. */
  readonly contact: ContactInformation | null;
}

/** Why a room cannot be had as wanted: no rate of its type is left, or only other rates are. */
export type EditedRoomProblem = 'roomGone' | 'rateGone';

/** A room as it would be; without an offer while the price is not known. */
export interface EditedRoom {
  readonly choice: RoomChoice;
  readonly problem: EditedRoomProblem | null;
}

const isSameStay = (a: DateRange, b: DateRange): boolean => a.startDate === b.startDate && a.endDate === b.endDate;

const isSameRoom = (a: RoomChoice | undefined, b: RoomChoice | undefined): boolean =>
  a?.room?.refId === b?.room?.refId && a?.rate?.refId === b?.rate?.refId;

interface Extras {
  readonly wanted: ChosenExtras;
  readonly reserved: ChosenExtras;
  readonly rate: RatePlan | null;
  readonly hasSameNights: boolean;
  readonly services: readonly ExtraService[];
}

/**
 * The wanted extras at their prices: one that the room had keeps its price while the stay has as many nights, as the API
 * charges it. What the rate includes is not bought beside it.
 */
function pricedExtras({ wanted, reserved, rate, hasSameNights, services }: Extras): ChosenExtras {
  const priced = Object.values(wanted).flatMap((extra): readonly [string, ChosenExtra][] => {
    const service = services.find(({ id }) => id === extra.id);
    if (!service) return [[extra.id, extra]];
    if (rate && isIncluded(service, rate)) return [];
    const booked = hasSameNights ? reserved[extra.id] : undefined;
    const expectedUnitPrice = booked?.expectedUnitPrice ?? service.unitPrice;
    const { name, type, categoryIds } = service;
    return [[extra.id, { ...extra, name, type, isAlcohol: isAlcohol(categoryIds), expectedUnitPrice }]];
  });
  return Object.fromEntries(priced);
}

function quotedRoom(reserved: ReservedStay, wanted: WantedStay, index: number, found: HotelOffers | null): EditedRoom {
  const was = reserved.choices[index];
  const choice = wanted.choices[index];
  if (!was || !choice) throw new RangeError(`The reservation has no room ${index}`);
  const extraServices = pricedExtras({
    wanted: choice.extraServices,
    reserved: was.extraServices,
    rate: choice.rate,
    hasSameNights: nights(reserved.dates) === nights(wanted.dates),
    services: found?.extraServices ?? [],
  });
  const room = found?.roomTypes.find(({ refId }) => refId === choice.room?.refId) ?? choice.room;
  const asWanted = { ...choice, room, extraServices };
  if (isSameStay(reserved.dates, wanted.dates) && isSameRoom(was, choice)) {
    return { choice: { ...asWanted, room: was.room, rate: was.rate, offer: was.offer }, problem: null };
  }
  if (!found) return { choice: { ...asWanted, offer: null }, problem: null };
  const configuration = found.configurations.find(({ roomIndex }) => roomIndex === index);
  const typeRefId = choice.room?.refId ?? '';
  const sold = configuration
    ? choosableOf(soldAs(found, configuration.id, typeRefId), viewerOf(found, reserved.isForOther))
    : [];
  // Of a type with one room left, the second of two choices is gone.
  const nth = wanted.choices.slice(0, index + 1).filter(({ room }) => room?.refId === typeRefId).length;
  const offers = sold.filter(({ offer }) => offer.roomsLeft === null || offer.roomsLeft >= nth);
  const same = offers.find(({ rate }) => rate.refId === choice.rate?.refId);
  if (same) return { choice: { ...asWanted, rate: same.rate, offer: same.offer }, problem: null };
  return { choice: { ...asWanted, offer: null }, problem: offers.length > 0 ? 'rateGone' : 'roomGone' };
}

/**
 * Each room as the guest wants it, at the price that the API asks: a room that stays as it is keeps its booked price, any
 * other is priced by the answer for the wanted days. `found` is null while there is no answer.
 */
export const quoteEdit = (
  reserved: ReservedStay,
  wanted: WantedStay,
  found: HotelOffers | null,
): readonly EditedRoom[] => reserved.choices.map((_, index) => quotedRoom(reserved, wanted, index, found));

/** What differs from the reservation; rooms are counted from 0. */
export interface EditChanges {
  readonly dates: boolean;
  /** Rooms of another type or at another rate. */
  readonly rooms: readonly number[];
  /** Rooms with other extras. */
  readonly extras: readonly number[];
  readonly contact: boolean;
}

/** What a guest wants changed. */
export function changesIn(reserved: ReservedStay, { dates, choices, contact }: WantedStay): EditChanges {
  const indexes = reserved.choices.map((_, index) => index);
  return {
    dates: !isSameStay(reserved.dates, dates),
    rooms: indexes.filter((index) => !isSameRoom(reserved.choices[index], choices[index])),
    extras: indexes.filter(
      (index) => !hasSameExtras(reserved.choices[index]?.extraServices ?? {}, choices[index]?.extraServices ?? {}),
    ),
    contact: contact !== null,
  };
}

/** Whether anything would be changed. */
export const isEdited = ({ dates, rooms, extras, contact }: EditChanges): boolean =>
  dates || rooms.length > 0 || extras.length > 0 || contact;

/** A reservation beside what is wanted of it. */
export interface EditedStay {
  readonly reserved: ReservedStay;
  readonly wanted: WantedStay;
  readonly rooms: readonly EditedRoom[];
  readonly changes: EditChanges;
}

/** A change that may be sent: what it costs, line by line, and until when the stay can then be cancelled. */
export interface EditQuote {
  readonly difference: PriceDifference;
  readonly cancelBefore: CancelTerms;
  readonly cancelAfter: CancelTerms;
}

const cancelTerms = (choices: readonly RoomChoice[]): CancelTerms =>
  reservationCancelTerms(choices.flatMap(({ offer }) => offer ?? []));

/**
 * What a change costs; null while a price is missing or a room cannot be had.
 * @param agreedTotal the total that the API named, where it is another than the sum of the lines
 */
export function editQuote(
  reserved: ReservedStay,
  rooms: readonly EditedRoom[],
  agreedTotal: Money | null,
): EditQuote | null {
  const choices = rooms.map(({ choice }) => choice);
  if (choices.some(({ offer }) => offer === null)) return null;
  const after = priceOf(choices, agreedTotal);
  // Points and money do not mix in one reservation.
  if (after.otherTotals.length > 0) return null;
  return {
    difference: priceDifference(priceOf(reserved.choices), after),
    cancelBefore: cancelTerms(reserved.choices),
    cancelAfter: cancelTerms(choices),
  };
}
