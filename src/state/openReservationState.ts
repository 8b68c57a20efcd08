import { OPEN_RESERVATION_KEY } from '@/browser/handover/protocol';
import type { NamedBooking } from '@/domain/reservation/bookingKey';

function isNamedBooking(value: unknown): value is NamedBooking {
  return (
    typeof value === 'object' &&
    value !== null &&
    'bookingNumber' in value &&
    'bookingHash' in value &&
    typeof value.bookingNumber === 'string' &&
    (typeof value.bookingHash === 'string' || value.bookingHash === null)
  );
}

/** The reservation this tab has open, for a reload; null when there is none. */
export function readOpen(): NamedBooking | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(OPEN_RESERVATION_KEY) ?? 'null');
    return isNamedBooking(value) ? value : null;
  } catch {
    return null;
  }
}

/** Remembers the reservation that this tab shows, until the tab is closed. */
export function rememberOpenReservation(key: NamedBooking): void {
  try {
    sessionStorage.setItem(OPEN_RESERVATION_KEY, JSON.stringify(key));
  } catch {
    // The page works without storage; a reload needs the link again.
  }
}

/** Forgets the reservation that this tab had open. */
export function forgetOpenReservation(): void {
  try {
    sessionStorage.removeItem(OPEN_RESERVATION_KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}

function keyIn(query: string): NamedBooking | null {
  const params = new URLSearchParams(query);
  const bookingNumber = params.get('id');
  return bookingNumber ? { bookingNumber, bookingHash: params.get('hash') || null } : null;
}

/** The booking that an address names (`#id=…&hash=…`, or the same as a query); null when it names none. */
export const bookingIn = ({ hash, search }: Pick<Location, 'hash' | 'search'>): NamedBooking | null =>
  keyIn(hash.slice(1)) ?? keyIn(search.slice(1));
