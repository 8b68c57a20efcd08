import * as v from 'valibot';
import { hoursInMs } from '@/browser/keptValue';
import type { Keeping } from '@/browser/keptValue';
import type { ContactInformation } from '@/domain/guest/contactInformation';
import { choiceOfReserved, hasSameExtras, reservedStayOf } from '@/domain/edit/editedStay';
import type { UnnamedRoom } from '@/domain/edit/editedStay';
import type { EditAttempt } from '@/domain/edit/editOrder';
import type { ChosenExtras } from '@/domain/stay/extras';
import type { Hotel } from '@/domain/content/hotel';
import type { DateRange } from '@/domain/localDate';
import type { Reservation } from '@/domain/reservation/reservation';
import type { RoomChoice } from '@/domain/stay/roomChoice';
import { reservedRoomShape } from './madeBookingsShape';
import { chosenExtrasShape, contactShape, hotelShape, roomChoiceShape } from './storedShapes';
import { day, text } from './storedValues';

/** A reservation as it was when its change began, without its hash and the names of its guests. */
interface EditedReservation {
  readonly bookingNumber: string;
  readonly hotel: Hotel;
  readonly dateRange: DateRange;
  readonly reservedRooms: readonly UnnamedRoom[];
}

/**
 * Slice `editReservationFlow`: what a guest wants changed, in one tab and until it is confirmed or dropped: a guest who
 * must sign in again finds it there. Beside the fields of the specification it has the new contact details, and the change
 * that was sent and not answered.
 */
export interface EditReservationFlow {
  readonly reservationToBeEdited: EditedReservation | null;
  /** One per room, without extras. */
  readonly roomChoices: readonly RoomChoice[];
  readonly dateChoices: DateRange | null;
  /** By the index of the room. */
  readonly extraServiceChoices: readonly ChosenExtras[];
  /** Null leaves them as they are. */
  readonly contact: ContactInformation | null;
  readonly exitDialogOpen: boolean;
  readonly attempt: EditAttempt | null;
}

export const emptyEditFlow: EditReservationFlow = {
  reservationToBeEdited: null,
  roomChoices: [],
  dateChoices: null,
  extraServiceChoices: [],
  contact: null,
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
  contact: v.nullable(contactShape),
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

const isSameChoice = (one: RoomChoice, { roomType, rate }: UnnamedRoom): boolean =>
  one.room?.refId === roomType.refId && one.rate?.refId === rate.refId;

/** What the guest chose, on a reservation that is another since: what they left alone is as it is now. */
function ontoNewer(stored: EditReservationFlow, fresh: EditReservationFlow): EditReservationFlow {
  const { dateRange, reservedRooms = [], hotel } = stored.reservationToBeEdited ?? {};
  if (reservedRooms.length !== fresh.roomChoices.length) return fresh;
  const { startDate, endDate } = stored.dateChoices ?? {};
  const keptDates = startDate === dateRange?.startDate && endDate === dateRange?.endDate;
  const before = reservedRooms.map((room) => choiceOfReserved(room, hotel?.id ?? '').extraServices);
  return {
    ...stored,
    dateChoices: keptDates ? fresh.dateChoices : stored.dateChoices,
    roomChoices: fresh.roomChoices.map((now, index) => {
      const [was, chosen] = [reservedRooms[index], stored.roomChoices[index]];
      return was && chosen && !isSameChoice(chosen, was) ? chosen : now;
    }),
    extraServiceChoices: fresh.extraServiceChoices.map((now, index) => {
      const chosen = stored.extraServiceChoices[index] ?? {};
      return hasSameExtras(chosen, before[index] ?? {}) ? now : chosen;
    }),
    attempt: null,
  };
}

/** What is chosen for a reservation, whatever became of it since; of another reservation nothing is chosen yet. */
export function editFlowFor(stored: EditReservationFlow, reservation: Reservation): EditReservationFlow {
  const fresh = editFlowOf(reservation);
  if (basisOf(stored) === basisOf(fresh)) return stored;
  return stored.reservationToBeEdited?.bookingNumber === reservation.bookingNumber ? ontoNewer(stored, fresh) : fresh;
}

/** Whether a reservation is another than the one that a change began with. */
export const isOutdated = (flow: EditReservationFlow, reservation: Reservation): boolean =>
  basisOf(flow) !== basisOf(editFlowOf(reservation));

export const editFlowKeeping: Keeping<EditReservationFlow> = {
  key: 'sarastus.state.editReservationFlow',
  parse: parseEditFlow,
  // What is on offer is different tomorrow.
  lifetimeMs: hoursInMs(24),
};
