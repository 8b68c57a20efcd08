import { optionState } from './optionState';
import type { Reservation, ReservedRoom, ReservationStatus } from './reservation';
import type { StayProgress } from './stayProgress';

const ahead: readonly (ReservationStatus | null)[] = ['CONFIRMED', 'CURRENT_STAY', 'PRE_CHECKIN'];

/** Whether the hotel takes passenger notices: of a booking that stands, from then until the morning of departure. */
export const takesNotices = ({ status }: Pick<Reservation, 'status'>): boolean => ahead.includes(status);

/** Whether the hotel has the passenger notice of every room. */
export const hasEveryNotice = (
  { rooms }: { readonly rooms: readonly { readonly roomIndex: number }[] },
  { roomsWithNotice }: Pick<StayProgress, 'roomsWithNotice'>,
): boolean => rooms.every(({ roomIndex }) => roomsWithNotice.includes(roomIndex));

/** Where a guest is on the way in: notices come before checking in, and may come before the day of arrival. */
export type ArrivalStep = 'inHouse' | 'notices' | 'over';

/** Whether the guest has checked in and not yet out. */
export const isInHouse = (
  { status }: Pick<Reservation, 'status'>,
  { checkedInAt, checkedOutAt }: Pick<StayProgress, 'checkedInAt' | 'checkedOutAt'>,
): boolean => checkedInAt !== null && checkedOutAt === null && status !== 'PAST_STAY';

/** Where the guest of a reservation is on the way in. `now` in milliseconds. */
export function arrivalStep(reservation: Reservation, progress: StayProgress, now: number): ArrivalStep {
  if (isInHouse(reservation, progress)) return 'inHouse';
  const isOpen = optionState('checkIn', reservation, now).kind === 'possible';
  return isOpen || takesNotices(reservation) ? 'notices' : 'over';
}

type Named = Pick<ReservedRoom, 'roomIndex' | 'guest'>;

/**
 * Whether an earlier room of the booking is in the same name. The one who booked names every room for which nobody else is
 * named, and sleeps in one of them.
 */
export const isNamedEarlier = (rooms: readonly Named[], { roomIndex, guest }: Named): boolean =>
  rooms.some(
    (room) =>
      room.roomIndex < roomIndex && room.guest.firstName === guest.firstName && room.guest.lastName === guest.lastName,
  );
