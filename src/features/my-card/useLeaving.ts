import { useState } from 'react';
import type { CardCalls, WithdrawalReceipt } from '@/api/cardCalls';
import type { Failure } from '@/domain/failure';
import type { LocalDate } from '@/domain/localDate';

interface LeftOrder {
  readonly until: LocalDate;
  readonly cardNumber: string;
}

/** How a card left the account, or why it did not. */
export type Left =
  /** `order` is what can still be withdrawn of the card; null for nothing. */
  | { readonly kind: 'removed'; readonly order: LeftOrder | null }
  | { readonly kind: 'withdrawn'; readonly receipt: WithdrawalReceipt }
  | { readonly kind: 'tooLate' };

export interface Leaving {
  /** Null before the holder asked for anything. */
  readonly left: Left | null;
  readonly isSending: boolean;
  readonly failure: Failure | null;
  /** Both resolve to whether there is an answer; without one there is a failure. */
  readonly remove: (order: LeftOrder | null) => Promise<boolean>;
  readonly withdraw: (orderId: string) => Promise<boolean>;
  /** The failure was seen, and something else is asked for. */
  readonly clear: () => void;
}

/** Removing or withdrawing a card. `onLeft` is called once that is done, so that the session learns of it. */
export function useLeaving({ removeCard, withdrawCard }: CardCalls, onLeft: () => void): Leaving {
  const [left, setLeft] = useState<Left | null>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = async (call: () => Promise<Left | Failure>): Promise<boolean> => {
    setSending(true);
    setFailure(null);
    const answer = await call();
    setSending(false);
    if ('code' in answer) {
      setFailure(answer);
      return false;
    }
    setLeft(answer);
    if (answer.kind !== 'tooLate') onLeft();
    return true;
  };
  return {
    left,
    isSending,
    failure,
    remove: (order) =>
      send(async () => {
        const answer = await removeCard();
        return answer.ok ? { kind: 'removed', order } : answer.failure;
      }),
    withdraw: (orderId) =>
      send(async () => {
        const answer = await withdrawCard(orderId);
        if (!answer.ok) return answer.failure;
        return answer.value ? { kind: 'withdrawn', receipt: answer.value } : { kind: 'tooLate' };
      }),
    clear: () => setFailure(null),
  };
}
