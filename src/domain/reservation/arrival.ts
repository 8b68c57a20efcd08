import { optionState } from './optionState';
import type { Reservation, ReservationStatus } from './reservation';
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

/** Where the guest of a reservation is on the way in. `now` in milliseconds. */
export function arrivalStep(reservation: Reservation, progress: StayProgress, now: number): ArrivalStep {
  const { checkedInAt, checkedOutAt } = progress;
  if (checkedInAt !== null && checkedOutAt === null && reservation.status !== 'PAST_STAY') return 'inHouse';
  const isOpen = optionState('checkIn', reservation, now).kind === 'possible';
  return isOpen || takesNotices(reservation) ? 'notices' : 'over';
}
