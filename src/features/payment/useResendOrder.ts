import { useCallback, useRef, useState } from 'react';
import type { BookingCalls, OrderRefusal } from '@/api/bookingCalls';
import type { Failure } from '@/domain/failure';
import { withBooking } from '@/domain/orderAttempt';
import type { OrderAttempt } from '@/domain/orderAttempt';

interface Basis {
  /** An order that got no answer. */
  readonly attempt: OrderAttempt;
  readonly bookStay: BookingCalls['bookStay'];
  /** It is booked: by this request, or by the earlier one whose answer was lost. */
  readonly onBooked: (attempt: OrderAttempt) => void;
  /** It was never booked, and is not now. */
  readonly onRefused: (refusal: OrderRefusal) => void;
}

/** Sends an unanswered order again, unchanged and with its own key, so that it is booked at most once. */
export function useResendOrder({ attempt, bookStay, onBooked, onRefused }: Basis) {
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = useCallback(async () => {
    if (isUnderWay.current || attempt.order === null) return;
    isUnderWay.current = true;
    setSending(true);
    setFailure(null);
    const answer = await bookStay(attempt.order, attempt.createKey);
    isUnderWay.current = false;
    setSending(false);
    if (answer.ok) return onBooked(withBooking(attempt, answer.value));
    if (answer.failure.kind === 'noAnswer') return setFailure(answer.failure.failure);
    const [first] = answer.failure.failures;
    // A refusal now does not say what happened to the first request.
    return first?.kind === 'authorization' ? setFailure(first) : onRefused(answer.failure);
  }, [attempt, bookStay, onBooked, onRefused]);
  return { send: useCallback(() => void send(), [send]), isSending, failure };
}
