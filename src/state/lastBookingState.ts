import { useMemo } from 'react';
import { atom, useRecoilState } from 'recoil';
import type { AtomEffect } from 'recoil';
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '@/config/limits';
import type { LocalDate } from '@/domain/localDate';
import type { Reservation } from '@/domain/reservation';
import { parseLastBooking, withoutPersonal } from './lastBookingShape';
import type { LastBooking } from './lastBookingShape';
import { hoursInMs, keptInBrowser, keptStorage, readKept } from './persistence';
import type { Keeping } from './persistence';
import { today } from './today';

const keeping: Keeping<LastBooking | null> = {
  key: 'sarastus.state.lastBooking',
  parse: (value) => parseLastBooking(value, today()),
  // The day of departure decides; this only bounds what no stay can exceed.
  lifetimeMs: hoursInMs(24 * (MAX_DAYS_AHEAD + MAX_NIGHTS + 3)),
};

/** What is past its time is not only left unread but deleted. */
const forgetPast: AtomEffect<LastBooking | null> = () => {
  if (readKept(keptStorage, keeping, Date.now()) === null) keptStorage.removeItem(keeping.key);
};

const lastBookingAtom = atom<LastBooking | null>({
  key: 'lastBooking',
  default: null,
  effects: [forgetPast, keptInBrowser(keeping)],
});

interface MadeBooking {
  readonly bookingNumber: string;
  readonly bookingHash: string;
  readonly departure: LocalDate;
  readonly reservation: Reservation | null;
}

/** The booking made last in this browser. Kept until two days after departure, without the guest's own details. */
export function useLastBooking() {
  const [lastBooking, setLastBooking] = useRecoilState(lastBookingAtom);
  const actions = useMemo(
    () => ({
      remember: ({ reservation, ...key }: MadeBooking) =>
        setLastBooking({ ...key, snapshot: reservation && withoutPersonal(reservation) }),
      /** A newer copy of the same booking; that of another one is not for keeping. */
      refreshSnapshot: (reservation: Reservation) =>
        setLastBooking((before) => {
          if (before?.bookingNumber !== reservation.bookingNumber) return before;
          const snapshot = withoutPersonal(reservation);
          return JSON.stringify(before.snapshot) === JSON.stringify(snapshot) ? before : { ...before, snapshot };
        }),
    }),
    [setLastBooking],
  );
  return { lastBooking, ...actions };
}
