import { useCallback, useEffect, useState } from 'react';
import type { NamedBooking } from '@/domain/reservation/bookingKey';
import { bookingIn, readOpen, rememberOpenReservation } from './openReservationState';

/**
 * Reads a booking's key from the address (`#id=…&hash=…`, or the same as a query; the hash may be missing), removes it
 * from there at once, and falls back to the reservation this tab had open. `undefined` while it is not known yet.
 */
export function useBookingKeyFromAddress(): NamedBooking | null | undefined {
  const [key, setKey] = useState<NamedBooking | null>();
  const read = useCallback(() => {
    const linked = bookingIn(location);
    if (linked) {
      rememberOpenReservation(linked);
      history.replaceState(history.state, '', location.pathname);
    }
    setKey(linked ?? readOpen());
  }, []);
  useEffect(() => {
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [read]);
  return key;
}
