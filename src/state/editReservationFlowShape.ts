import * as v from 'valibot';
import { MAX_ROOMS } from '@/config/limits';
import type { ChosenExtras } from '@/domain/extras';
import type { Hotel } from '@/domain/hotel';
import type { DateRange } from '@/domain/localDate';
import type { ReservedRoom } from '@/domain/reservation';
import type { ChosenRoom } from '@/domain/roomChoice';
import { reservedRoomShape } from './lastBookingShape';
import { hotelShape, roomChoiceShape } from './storedShapes';
import { day } from './storedValues';

/** The reservation as it stood when the guest began to change it. Neither its secrets nor the guest are in it. */
export interface ReservationToBeEdited {
  readonly reservedRooms: readonly ReservedRoom[];
  readonly hotel: Hotel;
  readonly dateRange: DateRange;
}

/** Slice `editReservationFlow`: what a guest wants otherwise in a reservation. The lists have a place for each room. */
export interface EditReservationFlow {
  readonly reservationToBeEdited: ReservationToBeEdited | null;
  /** Null for a room that stays as it is. */
  readonly roomChoices: readonly (ChosenRoom | null)[];
  /** Null while the days stay as they are. */
  readonly dateChoices: DateRange | null;
  /** What is added to each room. */
  readonly extraServiceChoices: readonly ChosenExtras[];
  /** The guest is asked whether to leave with nothing changed. */
  readonly exitDialogOpen: boolean;
}

export const emptyEdit: EditReservationFlow = {
  reservationToBeEdited: null,
  roomChoices: [],
  dateChoices: null,
  extraServiceChoices: [],
  exitDialogOpen: false,
};

const dateRange = v.pipe(
  v.object({ startDate: day, endDate: day }),
  v.check(({ startDate, endDate }) => startDate < endDate),
);
const { room, rate, offer, hasSingleRate, extraServices } = roomChoiceShape.entries;

const fields = v.pipe(
  v.object({
    reservationToBeEdited: v.nullable(
      v.object({
        reservedRooms: v.pipe(v.array(reservedRoomShape), v.maxLength(MAX_ROOMS)),
        hotel: hotelShape,
        dateRange,
      }),
    ),
    roomChoices: v.array(v.nullable(v.object({ room, rate, offer, hasSingleRate }))),
    dateChoices: v.nullable(dateRange),
    extraServiceChoices: v.array(extraServices),
    exitDialogOpen: v.fallback(v.boolean(), false),
  }),
  // Choices are about the rooms of this reservation, or about nothing.
  v.check(({ reservationToBeEdited, roomChoices, extraServiceChoices }) => {
    const rooms = reservationToBeEdited?.reservedRooms.length ?? 0;
    return roomChoices.length === rooms && extraServiceChoices.length === rooms;
  }),
);

/** Reads a stored edit; null when it is not one of ours. Codes the shape leaves open are only shown. */
export function parseEdit(value: unknown): EditReservationFlow | null {
  const read = v.safeParse(fields, value);
  return read.success ? (read.output as unknown as EditReservationFlow) : null;
}
