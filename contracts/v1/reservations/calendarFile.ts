import { CANCEL_ALARM_LEAD_MINUTES } from '@/domain/limits';
import { instantIn } from '../../world/calendar';
import type { Caller, World } from '../../world/context';
import { hotelById } from '../../world/hotels/allHotels';
import { text, type ContentLocale } from '../../world/localized';
import { cityOf } from '../../world/places';
import { cancelByOfBooking, houseTimes, statusOf } from '../../world/rules/bookingStatus';
import type { BookingRecord } from '../../world/store/bookingRecord';

const numberLabel = text('Varausnumero', 'Booking number', 'Bokningsnummer', 'Broneeringu number');
const alarmText = text(
  'Maksuton peruutusaika on päättymässä.',
  'Free cancellation is about to end.',
  'Tiden för gratis avbokning går snart ut.',
  'Tasuta tühistamise aeg hakkab lõppema.',
);

/** A stay as a calendar file, with a reminder before free cancellation ends. It names neither the guest nor the hash. */
export const calendarFile = async (
  world: World,
  caller: Pick<Caller, 'twist'>,
  booking: BookingRecord,
  language: ContentLocale,
): Promise<string> => {
  // Loaded when it is asked for: tests of the site start the harness where the package's browser build cannot be read.
  const { createEvent } = await import('ics');
  const hotel = hotelById(booking.hotelId);
  const city = cityOf(hotel);
  const times = houseTimes(hotel);
  const { detail } = booking;
  const isCancelled = statusOf(world, caller, booking) === 'CANCELLED';
  const deadline = isCancelled ? null : cancelByOfBooking(booking);
  const { value, error } = createEvent({
    uid: `${booking.number}@sarastus.example`,
    productId: 'sarastus',
    title: hotel.name[language],
    location: `${hotel.street[language]}, ${hotel.postCode} ${city.name[language]}`,
    description: `${numberLabel[language]} ${booking.number}`,
    created: booking.createdAt,
    start: instantIn(booking.arrival, times.checkIn, city.timeZone),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: instantIn(booking.departure, times.checkOut, city.timeZone),
    endInputType: 'utc',
    endOutputType: 'utc',
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    // A newer version of the same entry, which calendars take instead of the one that they have.
    sequence: (detail.changes?.count ?? 0) + (isCancelled ? 1 : 0),
    // The types of the package lack it.
    ...{ timestamp: isCancelled ? world.now().getTime() : (detail.changes?.lastAt ?? booking.createdAt) },
    ...(isCancelled ? { method: 'CANCEL' as const } : {}),
    alarms:
      deadline === null
        ? []
        : [
            {
              action: 'display',
              description: alarmText[language],
              trigger: deadline - CANCEL_ALARM_LEAD_MINUTES * 60_000,
            },
          ],
  });
  if (value === null) throw error ?? new Error('The stay could not be written as a calendar file');
  return value;
};
