import type { Brand } from '@/domain/content/hotel';
import type { ReservationStatus } from '@/domain/reservation/reservation';
import { instantIn, isoIn } from '../calendar';
import type { Caller, World } from '../context';
import { hotelById } from '../hotels/allHotels';
import type { Localized } from '../localized';
import { cityOf } from '../places';
import { houseTimes, statusOf } from '../rules/bookingStatus';
import { deskCodeOf } from '../rules/deskCode';
import type { BookingRecord } from '../store/bookingRecord';

/** The bookings that have a pass: those that stand, until the guest leaves. */
export const passStatuses = ['CONFIRMED', 'PRE_CHECKIN', 'CURRENT_STAY', 'DUE_OUT'] as const;
export type PassStatus = (typeof passStatuses)[number];

/** What a pass holds: nothing of who stays, and nothing of the payment. */
export interface PassFacts {
  readonly bookingNumber: string;
  /** The text of the code for the desk. */
  readonly deskCode: string;
  readonly status: PassStatus;
  readonly brand: Brand;
  readonly hotel: Localized;
  readonly address: Localized;
  readonly latitude: number;
  readonly longitude: number;
  /** With the offset of the hotel's zone, as `leavesAt`. */
  readonly arrivesAt: string;
  readonly leavesAt: string;
  readonly rooms: number;
  readonly guests: number;
}

const localized = (write: (language: keyof Localized) => string): Localized => ({
  fi: write('fi'),
  en: write('en'),
  sv: write('sv'),
  et: write('et'),
});

/** What the pass of a booking holds; null for one that has none, as it is cancelled, waits for a payment, or is past. */
export const passFacts = (world: World, caller: Pick<Caller, 'twist'>, booking: BookingRecord): PassFacts | null => {
  const now: ReservationStatus = statusOf(world, caller, booking);
  const status = passStatuses.find((each) => each === now);
  if (!status) return null;
  const hotel = hotelById(booking.hotelId);
  const city = cityOf(hotel);
  const times = houseTimes(hotel);
  const at = (day: string, time: string) => isoIn(instantIn(day, time, city.timeZone), city.timeZone);
  const { rooms } = booking.detail;
  return {
    bookingNumber: booking.number,
    deskCode: deskCodeOf(booking),
    status,
    brand: hotel.brand,
    hotel: hotel.name,
    address: localized((language) => `${hotel.street[language]}, ${hotel.postCode} ${city.name[language]}`),
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    arrivesAt: at(booking.arrival, times.checkIn),
    leavesAt: at(booking.departure, times.checkOut),
    rooms: rooms.length,
    guests: rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0),
  };
};
