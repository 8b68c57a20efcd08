import { useCallback, useRef, useState } from 'react';
import type { BookingCalls } from '@/api/bookingCalls';
import type { Failure } from '@/domain/failure';
import type { Reservation } from '@/domain/reservation';

export interface Cancelling {
  readonly isAsked: boolean;
  readonly isCancelling: boolean;
  readonly failure: Failure | null;
  /** When it was cancelled here, ISO 8601. */
  readonly cancelledAt: string | null;
  readonly ask: () => void;
  readonly keep: () => void;
  readonly confirm: () => void;
}

/** Asks for confirmation, then cancels, once even if it is pressed again. */
export function useCancelling(
  { bookingNumber, bookingHash, status }: Reservation,
  cancelBooking: BookingCalls['cancelBooking'],
  /** Loads the reservation again: what can be done with it has changed. */
  onRefused: () => void,
): Cancelling {
  const isUnderWay = useRef(false);
  const [isAsked, setAsked] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [cancelledAt, setCancelledAt] = useState<string | null>(null);

  const confirm = useCallback(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setCancelling(true);
    setFailure(null);
    const answer = await cancelBooking({ bookingNumber, bookingHash });
    isUnderWay.current = false;
    setCancelling(false);
    if (answer.ok) setCancelledAt(new Date().toISOString());
    else {
      setFailure(answer.failure);
      if (answer.failure.kind === 'option') onRefused();
    }
  }, [cancelBooking, bookingNumber, bookingHash, onRefused]);
  const isDone = status === 'CANCELLED';

  return {
    isAsked: isAsked && !isDone,
    isCancelling,
    failure,
    cancelledAt: isDone ? cancelledAt : null,
    ask: useCallback(() => {
      setFailure(null);
      setAsked(true);
    }, []),
    keep: useCallback(() => setAsked(false), []),
    confirm: useCallback(() => void confirm(), [confirm]),
  };
}
