import { useCallback, useEffect, useState } from 'react';

/** A booking's secrets. They are handed on in this browser's tab only, never in an address. */
export interface ReservationKey {
  readonly bookingNumber: string;
  readonly bookingHash: string;
}

const storageKey = 'sarastus.openReservation';

function isReservationKey(value: unknown): value is ReservationKey {
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
export function readOpenReservation(): ReservationKey | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isReservationKey(value) ? value : null;
  } catch {
    return null;
  }
}

/** Remembers the reservation that this tab shows, until the tab is closed. */
export function rememberOpenReservation(key: ReservationKey): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(key));
  } catch {
    // The page works without; a reload will ask for the link again.
  }
}

/** Forgets the reservation that this tab had open. */
export function forgetOpenReservation(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // What cannot be reached was not kept.
  }
}

/**
 * Reads a booking's secrets from the address (`#id=…&hash=…`, or the same as a query), takes them out of it at once,
 * and falls back to the reservation this tab had open. `undefined` while it is not known yet.
 */
export function useReservationKeyFromAddress(): ReservationKey | null | undefined {
  const [key, setKey] = useState<ReservationKey | null>();
  const read = useCallback(() => {
    const given = keyIn(location.hash.slice(1)) ?? keyIn(location.search.slice(1));
    if (given) {
      rememberOpenReservation(given);
      history.replaceState(history.state, '', location.pathname);
    }
    setKey(given ?? readOpenReservation());
  }, []);
  useEffect(() => {
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [read]);
  return key;
}

function keyIn(query: string): ReservationKey | null {
  const params = new URLSearchParams(query);
  const bookingNumber = params.get('id');
  const bookingHash = params.get('hash');
  return bookingNumber && bookingHash ? { bookingNumber, bookingHash } : null;
}
