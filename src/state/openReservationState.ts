import { useCallback, useEffect, useState } from 'react';
import type { BookingKey } from '@/domain/bookingKey';

const storageKey = 'sarastus.openReservation';

function isBookingKey(value: unknown): value is BookingKey {
  return (
    typeof value === 'object' &&
    value !== null &&
    'bookingNumber' in value &&
    'bookingHash' in value &&
    typeof value.bookingNumber === 'string' &&
    typeof value.bookingHash === 'string'
  );
}

/** The reservation this tab has open, for a reload; null when there is none. */
export function readOpenReservation(): BookingKey | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isBookingKey(value) ? value : null;
  } catch {
    return null;
  }
}

/** Remembers the reservation that this tab shows, until the tab is closed. */
export function rememberOpenReservation(key: BookingKey): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(key));
  } catch {
    // The page works without storage; a reload needs the link again.
  }
}

/** Forgets the reservation that this tab had open. */
export function forgetOpenReservation(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/**
 * Reads a booking's key from the address (`#id=…&hash=…`, or the same as a query), removes it from there at once, and
 * falls back to the reservation this tab had open. `undefined` while it is not known yet.
 */
export function useBookingKeyFromAddress(): BookingKey | null | undefined {
  const [key, setKey] = useState<BookingKey | null>();
  const read = useCallback(() => {
    const linked = keyIn(location.hash.slice(1)) ?? keyIn(location.search.slice(1));
    if (linked) {
      rememberOpenReservation(linked);
      history.replaceState(history.state, '', location.pathname);
    }
    setKey(linked ?? readOpenReservation());
  }, []);
  useEffect(() => {
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [read]);
  return key;
}

function keyIn(query: string): BookingKey | null {
  const params = new URLSearchParams(query);
  const bookingNumber = params.get('id');
  const bookingHash = params.get('hash');
  return bookingNumber && bookingHash ? { bookingNumber, bookingHash } : null;
}
