import { useCallback, useState } from 'react';
import type { BookingCalls } from '@/api/bookingCalls';
import { useOnce } from '@/browser/useOnce';
import type { Failure } from '@/domain/failure';
import type { Reservation } from '@/domain/reservation/reservation';
import { cancelledHere, rememberCancelled } from '@/state/cancelledHere';

export interface Cancelling {
  readonly isAsked: boolean;
  readonly isCancelling: boolean;
  readonly failure: Failure | null;
  /** When it was cancelled, ISO 8601: as the API has it, else as it was done in this tab. */
  readonly cancelledAt: string | null;
  readonly ask: () => void;
  readonly keep: () => void;
  readonly confirm: () => void;
}

/** Asks for confirmation, then cancels, once even if it is pressed again. */
export function useCancelling(
  reservation: Reservation,
  cancelBooking: BookingCalls['cancelBooking'],
  /** Loads the reservation again: what can be done with it has changed. */
  onRefused: () => void,
): Cancelling {
  const { bookingNumber, bookingHash, status } = reservation;
  const { isBusy: isCancelling, failure, fail, run } = useOnce<Failure>();
  const [isAsked, setAsked] = useState(false);
  const [cancelledAt, setCancelledAt] = useState(() => cancelledHere(bookingNumber));

  const confirm = useCallback(async () => {
    const answer = await cancelBooking({ bookingNumber, bookingHash });
    if (answer.ok) {
      const at = new Date().toISOString();
      rememberCancelled(bookingNumber, at);
      setCancelledAt(at);
    } else {
      fail(answer.failure);
      if (answer.failure.kind === 'option') onRefused();
    }
  }, [cancelBooking, bookingNumber, bookingHash, onRefused, fail]);
  const isDone = status === 'CANCELLED';

  return {
    isAsked: isAsked && !isDone,
    isCancelling,
    failure,
    cancelledAt: isDone ? (reservation.cancelledAt ?? cancelledAt) : null,
    ask: useCallback(() => {
      fail(null);
      setAsked(true);
    }, [fail]),
    keep: useCallback(() => setAsked(false), []),
    confirm: useCallback(() => void run(confirm), [run, confirm]),
  };
}
