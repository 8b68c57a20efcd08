import type { Reservation, ReservationOptionName } from '@/domain/reservation/reservation';
import { optionState } from '@/domain/reservation/optionState';
import { standingOf } from '@/domain/reservation/standing';
import { amountOf } from './answers';

const asked = [
  'onlineCancel',
  'modifyDates',
  'guarantee',
  'checkIn',
  'checkOut',
] as const satisfies readonly ReservationOptionName[];

/** How a booking stands and what its guest can do now; nothing of the people. `now` in milliseconds. */
export function bookingAnswer(reservation: Reservation, now: number) {
  const { bookingNumber, hotel, stay, rooms, total, paid, balance } = reservation;
  const { booking, money } = standingOf(reservation, now);
  return {
    bookingNumber,
    hotel: hotel.name,
    arrival: stay.startDate,
    departure: stay.endDate,
    rooms: rooms.length,
    status: booking,
    payment: money,
    total: amountOf(total),
    paid: amountOf(paid),
    leftToPay: amountOf(balance),
    canNow: asked.filter((name) => optionState(name, reservation, now).kind === 'possible'),
  };
}
