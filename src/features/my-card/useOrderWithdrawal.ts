import { useState } from 'react';
import type { OpenWithdrawal, OrderWithdrawal, OrderWithdrawalCalls, WithdrawalReceipt } from '@/api/cardCalls';
import { randomId } from '@/browser/randomId';
import { useOnce } from '@/browser/useOnce';
import type { Failure } from '@/domain/failure';
import { idempotencyKey } from '@/domain/idempotencyKey';
import type { Result } from '@/domain/result';

/** What the buyer knows of the purchase. */
export interface AskedOrder {
  readonly number: string;
  readonly email: string;
}

type Step =
  | { readonly kind: 'asking' }
  | { readonly kind: 'found'; readonly order: OpenWithdrawal; readonly email: string; readonly attempt: string }
  /** `isNew` when it was withdrawn just now, not before. */
  | { readonly kind: 'withdrawn'; readonly receipt: WithdrawalReceipt; readonly isNew: boolean };

/** The steps of withdrawing an order without an account: finding it, saying yes, and the receipt. */
export function useOrderWithdrawal(whenReady: () => Promise<OrderWithdrawalCalls>, onWithdrawn: () => void) {
  const { isBusy: isSending, failure, fail, run } = useOnce<Failure>();
  const [step, setStep] = useState<Step>({ kind: 'asking' });
  const [refusal, setRefusal] = useState<Extract<OrderWithdrawal, { kind: 'refused' }> | null>(null);

  const during = async (
    call: (calls: OrderWithdrawalCalls) => Promise<Result<Failure, OrderWithdrawal>>,
    take: (answer: OrderWithdrawal) => void,
  ): Promise<void> => {
    const answer = await run(async () => {
      setRefusal(null);
      return call(await whenReady());
    });
    if (!answer) return;
    if (answer.ok) take(answer.value);
    else fail(answer.failure);
  };
  const take = (answer: OrderWithdrawal, email: string, isNew: boolean): void => {
    if (answer.kind === 'open') return setStep({ kind: 'found', order: answer, email, attempt: randomId() });
    if (answer.kind === 'refused') {
      setRefusal(answer);
      return setStep({ kind: 'asking' });
    }
    onWithdrawn();
    return setStep({ kind: 'withdrawn', receipt: answer.receipt, isNew });
  };

  return {
    step,
    isSending,
    refusal,
    failure,
    ask: ({ number, email }: AskedOrder) =>
      void during(
        ({ find }) => find(number, email),
        (answer) => take(answer, email, false),
      ),
    confirm: () => {
      if (step.kind !== 'found') return;
      const { order, email, attempt } = step;
      const { orderId: about, refund: amount } = order;
      const key = idempotencyKey({ attempt, does: 'withdraw', about, way: null, amount });
      void during(
        ({ withdraw }) => withdraw(order.orderId, email, key),
        (answer) => take(answer, email, true),
      );
    },
    back: () => {
      fail(null);
      setStep({ kind: 'asking' });
    },
  };
}
