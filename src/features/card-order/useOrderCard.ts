import { useState } from 'react';
import type { CardOrderCalls, CardOrderRefusal } from '@/api/cardOrderCalls';
import { oneTabAtATime } from '@/browser/oneTabAtATime';
import { isStorageRefused } from '@/browser/keptStorage';
import { randomId } from '@/browser/randomId';
import { LEAVING, useOnce } from '@/browser/useOnce';
import { attemptToSend, isSameState, keyOfAttempt, withMadeOrder, withRefusal } from '@/domain/card/cardOrder';
import type { CardOrderAttempt, CardOrderContent, MadeCardOrder } from '@/domain/card/cardOrder';
import type { Failure } from '@/domain/failure';
import { returnPathOf } from '@/domain/card/returnedCardOrder';
import type { CardSaleOrder } from '@/state/cardSaleState';

interface Basis {
  /** The attempt as this page shows it. */
  readonly status: CardOrderAttempt | null;
  readonly sale: CardSaleOrder;
  readonly orderCard: CardOrderCalls['orderCard'];
  /** Goes to the payment page, or to the page of the outcome when there is none. */
  readonly onOrdered: (paymentUrl: string | null) => void;
  readonly onRefused: (refusal: CardOrderRefusal) => void;
  /** Called when nothing was sent, as another tab has gone on with the order. */
  readonly onStale?: () => void;
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

/**
 * Sends an order of a card: once even if it is pressed again, and in one tab at a time. What another tab has ordered
 * since this page was drawn is shown instead. The attempt is stored before it is sent.
 */
export function useOrderCard({ status, sale, orderCard, onOrdered, onRefused, onStale }: Basis): OrderCard {
  const { isBusy: isSending, failure, fail, run } = useOnce<Failure>();
  const [refusal, setRefusal] = useState<CardOrderRefusal | null>(null);

  /** The payment page, null when there is none, or undefined when nothing was ordered. */
  const send = async (attempt: CardOrderAttempt, content: CardOrderContent): Promise<string | null | undefined> => {
    if (!isSameState(sale.storedStatus(), status)) {
      sale.follow();
      return void onStale?.();
    }
    sale.keepStatus(attempt);
    const answer = await orderCard(content, attempt.order, keyOfAttempt(attempt, content));
    if (answer.ok) {
      const made = withMadeOrder(attempt, answer.value);
      sale.keepStatus(made);
      return pageOf(made, answer.value, content);
    }
    if (answer.failure.kind === 'noAnswer') return void fail(answer.failure.failure);
    const left = withRefusal(attempt);
    if (left) sale.keepStatus(left);
    else sale.dropStatus(attempt.createKey);
    setRefusal(answer.failure);
    return void onRefused(answer.failure);
  };

  /**
   * The payment page. In a browser that stores nothing it has to name the order where it leads back to, which is known
   * once it is made: the same order is paid under another return path.
   */
  const pageOf = async (
    attempt: CardOrderAttempt,
    made: MadeCardOrder,
    content: CardOrderContent,
  ): Promise<string | null> => {
    const page = made.payment?.paymentUrl ?? null;
    if (page === null || !isStorageRefused()) return page;
    const named = { ...content, returnUrl: returnPathOf(content.returnUrl, content.purpose, made) };
    const { orderId, orderKey } = made;
    const answer = await orderCard(named, { orderId, orderKey }, keyOfAttempt(attempt, named));
    return (answer.ok ? answer.value.payment?.paymentUrl : null) ?? page;
  };

  const call = async (attempt: CardOrderAttempt): Promise<void> => {
    const content = attempt.sent;
    if (!content) return;
    await run(async () => {
      setRefusal(null);
      const lock = content.purpose === 'PURCHASE' ? 'cardPurchase' : 'cardRenewal';
      const url = await oneTabAtATime(lock, () => send(attempt, content));
      if (url !== undefined) onOrdered(url);
      return typeof url === 'string' ? LEAVING : null;
    });
  };

  return {
    send: (content) => void call(attemptToSend(status, content, randomId())),
    sendAgain: () => void (status && call(status)),
    isSending,
    refusal,
    failure,
  };
}
