import type { Hotel } from '../content/hotel';
import { instantOf } from '../localDate';
import type { DateRange } from '../localDate';

interface StayAtHotel {
  readonly stay: DateRange;
  readonly hotel: Pick<Hotel, 'checkInTime' | 'timeZone'>;
}

/**
 * When check-in (and with it the keys) and check-out open, in milliseconds: on the day of arrival from the hotel's
 * check-in time on, and on the day of departure from midnight on, by the hotel's clock.
 */
export function stayOpensAt(step: 'checkIn' | 'checkOut', { stay, hotel }: StayAtHotel): number {
  return step === 'checkIn'
    ? instantOf(stay.startDate, hotel.checkInTime, hotel.timeZone)
    : instantOf(stay.endDate, '00:00', hotel.timeZone);
}
