import { useCallback, useEffect, useState } from 'react';
import type { BookingCalls } from '@/api/bookingCalls';
import { isStorageRefused } from '@/browser/keptStorage';
import { randomId } from '@/browser/randomId';
import { apiOfBuild } from '@/config/chosenApi';
import type { NamedBooking } from '@/domain/reservation/bookingKey';
import type { Failure } from '@/domain/failure';
import { attemptToPay } from '@/domain/payment/orderAttempt';
import { bookingIn, readOpen } from '@/state/openReservationState';
import { useReservationFlow } from '@/state/reservationFlowState';

export interface OrderFromAddress {
  /** The booking that the address named; null when it named none. */
  readonly named: NamedBooking | null;
  /** Why it could not be read; null before that is known. */
  readonly failure: Failure | null;
  readonly readAgain: () => void;
}

/** The booking that the address of this page named; kept here, since the page may be drawn again once it is cleared. */
let taken: NamedBooking | null = null;

/** The bookings whose orders were taken over here. Once such an order has ended, it does not begin again. */
const takenOver = new Set<string>();

/** The booking that the address names. An earlier script may have taken it out, where this tab can store something. */
function namedBooking(): NamedBooking | null {
  taken = bookingIn(location) ?? taken ?? (isStorageRefused() ? readOpen() : null);
  return taken;
}

/**
 * The order of a guest whose browser stores nothing: the payment page brings them back with the key of their booking, and
 * the API knows the rest. Nothing is read where this browser knows the order itself.
 */
export function useOrderFromAddress({ isReady, readBooking }: BookingCalls): OrderFromAddress {
  const { flow, keepAttempt } = useReservationFlow();
  const [named] = useState(namedBooking);
  const [round, setRound] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isKnown = flow.paymentState !== null;
  const { bookingNumber, bookingHash } = named ?? { bookingNumber: '', bookingHash: null };

  useEffect(() => {
    // Nobody else is to see it.
    if (bookingIn(location)) history.replaceState(history.state, '', location.pathname);
  }, []);

  useEffect(() => {
    if (!isReady || isKnown || bookingHash === null || takenOver.has(bookingNumber)) return undefined;
    let isOver = false;
    const read = async () => {
      const found = await readBooking({ bookingNumber, bookingHash });
      if (isOver) return;
      if (!found.ok) return setFailure(found.failure);
      takenOver.add(bookingNumber);
      return keepAttempt(attemptToPay(apiOfBuild, randomId(), found.value));
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [isReady, isKnown, bookingNumber, bookingHash, readBooking, keepAttempt, round]);

  const readAgain = useCallback(() => {
    setFailure(null);
    setRound((before) => before + 1);
  }, []);
  return { named: takenOver.has(bookingNumber) ? null : named, failure, readAgain };
}
