import { useMemo } from 'react';
import { atom, useRecoilState } from 'recoil';
import type { AtomEffect } from 'recoil';
import { keptStorage } from '@/browser/keptStorage';
import { readKept, writeKept } from '@/browser/keptValue';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import type { Locale } from '@/domain/locale';
import type { LocalDate } from '@/domain/localDate';
import type { Reservation } from '@/domain/reservation/reservation';
import { madeBookingsKeeping } from './madeBookingsKeeping';
import { withoutPersonal } from './madeBookingsShape';
import type { KeptBooking } from './madeBookingsShape';
import { keptInBrowser } from './keptInBrowser';

/** Deletes expired bookings from storage, as reading only skips them. */
const deletePast: AtomEffect<readonly KeptBooking[]> = () => {
  if (keptStorage.getItem(madeBookingsKeeping.key) === null) return;
  const kept = readKept(keptStorage, madeBookingsKeeping, Date.now()) ?? [];
  if (kept.length === 0) keptStorage.removeItem(madeBookingsKeeping.key);
  else writeKept(keptStorage, madeBookingsKeeping, kept, Date.now());
};

const madeBookingsAtom = atom<readonly KeptBooking[]>({
  key: 'madeBookings',
  default: [],
  effects: [deletePast, keptInBrowser(madeBookingsKeeping)],
});

/** How many bookings are stored: more than a guest makes in one browser. */
const MAX_REMEMBERED = 9;

interface NewBooking extends BookingKey {
  readonly departure: LocalDate;
  readonly reservation: Reservation | null;
  readonly cardPayment: string | null;
  readonly locale: Locale | null;
}

/** The bookings made in this browser, newest first, without the guest's own details. */
export function useMadeBookings() {
  const [bookings, setBookings] = useRecoilState(madeBookingsAtom);
  const actions = useMemo(
    () => ({
      remember: ({ reservation, ...booking }: NewBooking) =>
        setBookings((before) => {
          const others = before.filter(({ bookingNumber }) => bookingNumber !== booking.bookingNumber);
          const made = { ...booking, madeAt: Date.now(), snapshot: reservation && withoutPersonal(reservation) };
          return [made, ...others].slice(0, MAX_REMEMBERED);
        }),
      /** Stores a newer copy of a booking that was made here; other bookings are not stored. */
      refreshSnapshot: (reservation: Reservation) =>
        setBookings((before) => {
          const at = before.findIndex(({ bookingNumber }) => bookingNumber === reservation.bookingNumber);
          const old = before[at];
          if (!old) return before;
          // A stay that was moved is kept until its new departure, and no longer.
          const now = { ...old, departure: reservation.stay.endDate, snapshot: withoutPersonal(reservation) };
          if (JSON.stringify(old) === JSON.stringify(now)) return before;
          return before.map((each) => (each === old ? now : each));
        }),
      /** The card of its payment is saved, or the customer does not want that. */
      withoutCardPayment: (bookingNumber: string) =>
        setBookings((before) =>
          before.map((each) => (each.bookingNumber === bookingNumber ? { ...each, cardPayment: null } : each)),
        ),
      /** Removes a booking, for a computer that others use too. */
      forget: (bookingNumber: string) =>
        setBookings((before) => before.filter((each) => each.bookingNumber !== bookingNumber)),
    }),
    [setBookings],
  );
  const snapshotOf = (number: string) => bookings.find((each) => each.bookingNumber === number)?.snapshot ?? null;
  return { lastBooking: bookings[0] ?? null, snapshotOf, ...actions };
}
