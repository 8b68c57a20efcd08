import type { Reservation } from '@/domain/reservation/reservation';
import { readSnapshot, withoutPersonal } from './madeBookingsShape';

const storageKey = 'sarastus.openReservationCopy';

/** Keeps a copy of the reservation that this tab shows, without personal data, for when the API cannot be reached. */
export function rememberOpenCopy(reservation: Reservation): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(withoutPersonal(reservation)));
  } catch {
    // The page works without storage; without a network it has nothing to show then.
  }
}

/** The copy of a reservation that this tab has shown; null when it has none. */
export function readOpenCopy(bookingNumber: string): Reservation | null {
  try {
    const copy = readSnapshot(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    return copy?.bookingNumber === bookingNumber ? copy : null;
  } catch {
    return null;
  }
}

export function forgetOpenCopy(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage there is nothing to remove.
  }
}
