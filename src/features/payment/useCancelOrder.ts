import { useCallback, useRef, useState } from 'react';
import type { BookingCalls } from '@/api/bookingCalls';
import type { Failure } from '@/domain/failure';
import type { MadeOrder } from './useOrderCheck';

export interface CancelOrder {
  readonly cancel: () => void;
  readonly isCancelling: boolean;
  readonly failure: Failure | null;
}

/** Cancels an unpaid order, once even if it is pressed again. */
export function useCancelOrder(
  { booking }: MadeOrder,
  cancelBooking: BookingCalls['cancelBooking'],
  onCancelled: () => void,
): CancelOrder {
  const isUnderWay = useRef(false);
  const [isCancelling, setCancelling] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const cancel = useCallback(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setCancelling(true);
    setFailure(null);
    const answer = await cancelBooking(booking);
    isUnderWay.current = false;
    setCancelling(false);
    if (answer.ok) onCancelled();
    else setFailure(answer.failure);
  }, [booking, cancelBooking, onCancelled]);
  return { cancel: useCallback(() => void cancel(), [cancel]), isCancelling, failure };
}
