import { useState } from 'react';
import type { CardCalls, WithdrawalReceipt } from '@/api/cardCalls';
import type { Failure } from '@/domain/failure';

/** How a card left the account. */
export type Left =
  | { readonly kind: 'removed' }
  | { readonly kind: 'withdrawn'; readonly receipt: WithdrawalReceipt }
  | { readonly kind: 'tooLate' };

export interface Leaving {
  /** Null while the card is there. */
  readonly left: Left | null;
  readonly isSending: boolean;
  readonly failure: Failure | null;
  readonly remove: () => void;
  readonly withdraw: (orderId: string) => void;
}

/** Removing or withdrawing a card. `onLeft` is called once it is gone, so that the session learns of it. */
export function useLeaving({ removeCard, withdrawCard }: CardCalls, onLeft: () => void): Leaving {
  const [left, setLeft] = useState<Left | null>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = async (call: () => Promise<Left | Failure>) => {
    setSending(true);
    setFailure(null);
    const answer = await call();
    setSending(false);
    if ('code' in answer) return setFailure(answer);
    setLeft(answer);
    if (answer.kind !== 'tooLate') onLeft();
    return undefined;
  };
  return {
    left,
    isSending,
    failure,
    remove: () =>
      void send(async () => {
        const answer = await removeCard();
        return answer.ok ? { kind: 'removed' } : answer.failure;
      }),
    withdraw: (orderId) =>
      void send(async () => {
        const answer = await withdrawCard(orderId);
        if (!answer.ok) return answer.failure;
        return answer.value ? { kind: 'withdrawn', receipt: answer.value } : { kind: 'tooLate' };
      }),
  };
}
