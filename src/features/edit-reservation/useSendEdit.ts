import { idempotencyKey } from '@/domain/idempotencyKey';
import { useCallback } from 'react';
import type { EditCall } from '@/api/editCall';
import { randomId } from '@/browser/randomId';
import { useOnce } from '@/browser/useOnce';
import { contentOf, isSameOrder } from '@/domain/edit/editOrder';
import type { EditAnswer, EditAttempt, EditOrder } from '@/domain/edit/editOrder';
import type { Failure } from '@/domain/failure';

interface Basis {
  readonly editReservation: EditCall;
  /** The change that was sent and not answered, if any. */
  readonly attempt: EditAttempt | null;
  readonly keepAttempt: (attempt: EditAttempt | null) => void;
  readonly onAnswer: (answer: EditAnswer, order: EditOrder) => void;
}

/**
 * Sends a change, once even if it is called again. The attempt is stored before it is sent: the same change is repeated
 * with the same key, also after a reload, and another one gets a key of its own.
 */
export function useSendEdit({ editReservation, attempt, keepAttempt, onAnswer }: Basis) {
  const { isBusy: isSending, failure, fail, run } = useOnce<Failure>();

  const send = async (order: EditOrder): Promise<void> => {
    const key = isSameOrder(attempt, order) ? attempt.key : randomId();
    keepAttempt({ key, content: contentOf(order) });
    const about = order.booking.bookingNumber;
    const sentAs = idempotencyKey({ attempt: key, does: 'change', about, way: null, amount: order.total });
    const answer = await editReservation(order, sentAs);
    if (!answer.ok) return fail(answer.failure);
    keepAttempt(null);
    return onAnswer(answer.value, order);
  };

  return {
    send: (order: EditOrder) => void run(() => send(order)),
    isSending,
    failure,
    /** What became of the change that was not answered is known otherwise. */
    forget: useCallback(() => fail(null), [fail]),
  };
}
