import * as v from 'valibot';
import { hoursInMs } from '@/browser/keptValue';
import type { Keeping } from '@/browser/keptValue';
import { reservedStayOf } from '@/domain/editedStay';
import type { EditAttempt } from '@/domain/editOrder';
import type { ChosenExtras } from '@/domain/extras';
import type { Hotel } from '@/domain/hotel';
import type { DateRange } from '@/domain/localDate';
import type { Reservation, ReservedRoom } from '@/domain/reservation';
import type { RoomChoice } from '@/domain/roomChoice';
import { reservedRoomShape } from './madeBookingsShape';
import { chosenExtrasShape, hotelShape, roomChoiceShape } from './storedShapes';
import { day, text } from './storedValues';

/** A reservation as it was when its change began, without its hash and the names of its guests. */
interface EditedReservation {
  readonly bookingNumber: string;
  readonly hotel: Hotel;
  readonly dateRange: DateRange;
  readonly reservedRooms: readonly Omit<ReservedRoom, 'guest'>[];
}

/**
 * Slice `editReservationFlow`: what a guest wants changed. Contact details are not stored: they are typed and sent within
 * one visit of the page. Beside the fields of the specification it has the change that was sent and not answered.
 */
export interface EditReservationFlow {
  readonly reservationToBeEdited: EditedReservation | null;
  /** One per room, without extras. */
  readonly roomChoices: readonly RoomChoice[];
  readonly dateChoices: DateRange | null;
  /** By the index of the room. */
  readonly extraServiceChoices: readonly ChosenExtras[];
  readonly exitDialogOpen: boolean;
  readonly attempt: EditAttempt | null;
}

export const emptyEditFlow: EditReservationFlow = {
  reservationToBeEdited: null,
  roomChoices: [],
  dateChoices: null,
  extraServiceChoices: [],
  exitDialogOpen: false,
  attempt: null,
};

const dates = v.object({ startDate: day, endDate: day });

const flowShape = v.object({
  reservationToBeEdited: v.nullable(
    v.object({ bookingNumber: text, hotel: hotelShape, dateRange: dates, reservedRooms: v.array(reservedRoomShape) }),
  ),
  roomChoices: v.array(roomChoiceShape),
  dateChoices: v.nullable(dates),
  extraServiceChoices: v.array(chosenExtrasShape),
  attempt: v.nullable(v.object({ key: text, content: text })),
});

/** Reads a stored change; null when it does not fit. The dialog asks again, as nothing is being left after a reload. */
export function parseEditFlow(value: unknown): EditReservationFlow | null {
  const read = v.safeParse(flowShape, value);
  if (!read.success) return null;
  const flow = { ...read.output, exitDialogOpen: false };
  const rooms = flow.reservationToBeEdited?.reservedRooms.length ?? 0;
  const isWhole = flow.roomChoices.length === rooms && flow.extraServiceChoices.length === rooms;
  return isWhole ? flow : null;
}

/** What the change of a reservation begins with: everything as it is. */
export function editFlowOf(reservation: Reservation): EditReservationFlow {
  const { bookingNumber, hotel, stay, rooms } = reservation;
  const { choices, dates: dateRange } = reservedStayOf(reservation);
  return {
    ...emptyEditFlow,
    reservationToBeEdited: {
      bookingNumber,
      hotel,
      dateRange: stay,
      reservedRooms: rooms.map(({ guest: _guest, ...room }) => room),
    },
    roomChoices: choices.map((choice) => ({ ...choice, extraServices: {} })),
    dateChoices: dateRange,
    extraServiceChoices: choices.map(({ extraServices }) => extraServices),
  };
}

/** What a change is based on, in no language. */
function basisOf({ reservationToBeEdited }: EditReservationFlow): string {
  const { bookingNumber, dateRange, reservedRooms } = reservationToBeEdited ?? { reservedRooms: [] };
  const rooms = reservedRooms.map(({ roomType, rate, travelCots, total, extras }) => [
    roomType.refId,
    rate.refId,
    travelCots,
    total.amount,
    extras.map(({ id, quantity }) => [id, quantity]),
  ]);
  return JSON.stringify([bookingNumber, dateRange?.startDate, dateRange?.endDate, rooms]);
}

/** The stored change, if it is of this reservation and that is still as it was; else a new one. */
export function editFlowFor(stored: EditReservationFlow, reservation: Reservation): EditReservationFlow {
  const fresh = editFlowOf(reservation);
  return basisOf(stored) === basisOf(fresh) ? stored : fresh;
}

export const editFlowKeeping: Keeping<EditReservationFlow> = {
  key: 'sarastus.state.editReservationFlow',
  parse: parseEditFlow,
  // What is on offer is different tomorrow.
  lifetimeMs: hoursInMs(24),
};
