import { useCallback } from 'react';
import type { BookingCalls } from '@/api/bookingCalls';
import { useOnce } from '@/browser/useOnce';
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
  const { isBusy: isCancelling, failure, fail, run } = useOnce<Failure>();
  const cancel = useCallback(async () => {
    const answer = await cancelBooking(booking);
    if (answer.ok) onCancelled();
    else fail(answer.failure);
  }, [booking, cancelBooking, onCancelled, fail]);
  return { cancel: useCallback(() => void run(cancel), [run, cancel]), isCancelling, failure };
}
