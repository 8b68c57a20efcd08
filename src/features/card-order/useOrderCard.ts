import { useCallback, useRef, useState } from 'react';
import type { CardOrderCalls, CardOrderRefusal } from '@/api/cardOrderCalls';
import { randomId } from '@/browser/randomId';
import { useRestored } from '@/browser/useRestored';
import { attemptToSend, keyOfAttempt, withMadeOrder, withRefusal } from '@/domain/cardOrder';
import type { CardOrderAttempt, CardOrderContent } from '@/domain/cardOrder';
import type { Failure } from '@/domain/failure';

interface Basis {
  /** The attempt of this browser, if there is one. */
  readonly status: CardOrderAttempt | null;
  readonly keepStatus: (status: CardOrderAttempt | null) => void;
  readonly orderCard: CardOrderCalls['orderCard'];
  /** Goes to the payment page, or to the page of the outcome when there is none. */
  readonly onOrdered: (paymentUrl: string | null) => void;
  readonly onRefused: (refusal: CardOrderRefusal) => void;
}

export interface OrderCard {
  /** Orders, or pays for the order that this browser has. */
  readonly send: (content: CardOrderContent) => void;
  /** Sends an unanswered order again, unchanged and with its own key, so that it is ordered at most once. */
  readonly sendAgain: () => void;
  readonly isSending: boolean;
  readonly refusal: CardOrderRefusal | null;
  /** Why no answer came. */
  readonly failure: Failure | null;
}

/** Sends an order of a card, once even if it is pressed again, and stores the attempt before sending. */
export function useOrderCard({ status, keepStatus, orderCard, onOrdered, onRefused }: Basis): OrderCard {
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<CardOrderRefusal | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const call = async (attempt: CardOrderAttempt): Promise<void> => {
    if (isUnderWay.current || !attempt.sent) return;
    isUnderWay.current = true;
    setSending(true);
    setRefusal(null);
    setFailure(null);
    keepStatus(attempt);
    const answer = await orderCard(attempt.sent, attempt.order, keyOfAttempt(attempt));
    if (answer.ok) {
      keepStatus(withMadeOrder(attempt, answer.value));
      const url = answer.value.payment?.paymentUrl ?? null;
      // The button stays busy while the browser leaves for the payment page.
      if (url !== null) return onOrdered(url);
    }
    isUnderWay.current = false;
    setSending(false);
    if (answer.ok) return onOrdered(null);
    if (answer.failure.kind === 'noAnswer') return setFailure(answer.failure.failure);
    keepStatus(withRefusal(attempt));
    setRefusal(answer.failure);
    return onRefused(answer.failure);
  };

  useRestored(
    useCallback(() => {
      isUnderWay.current = false;
      setSending(false);
    }, []),
  );

  return {
    send: (content) => void call(attemptToSend(status, content, randomId())),
    sendAgain: () => void (status && call(status)),
    isSending,
    refusal,
    failure,
  };
}
