import { useCallback } from 'react';
import type { BookingCalls } from '@/api/bookingCalls';
import { useOnce } from '@/browser/useOnce';
import type { Failure } from '@/domain/failure';
import { bookingPaidFor } from '@/domain/payment/paymentOutcome';
import type { MadeOrder } from './useOrderCheck';

export interface CancelOrder {
  readonly cancel: () => void;
  readonly isCancelling: boolean;
  readonly failure: Failure | null;
}

/**
 * Cancels an unpaid order, once even if it is pressed again. It may have been paid meanwhile, in another tab or on another
 * device: then it is cancelled with a refund, and nothing is said of it before it is read again.
 */
export function useCancelOrder(
  { booking }: MadeOrder,
  cancelBooking: BookingCalls['cancelBooking'],
  onCancelled: () => void,
  onCharged: () => void,
): CancelOrder {
  const { isBusy: isCancelling, failure, fail, run } = useOnce<Failure>();
  const cancel = useCallback(async () => {
    const answer = await cancelBooking(booking);
    if (!answer.ok) fail(answer.failure);
    else if (bookingPaidFor(answer.value, false).isCharged) onCharged();
    else onCancelled();
  }, [booking, cancelBooking, onCancelled, onCharged, fail]);
  return { cancel: useCallback(() => void run(cancel), [run, cancel]), isCancelling, failure };
}
