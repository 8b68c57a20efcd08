import { useMemo } from 'react';
import { useOutcomeCheck } from '@/api/useOutcomeCheck';
import type { OutcomeCheck } from '@/api/useOutcomeCheck';
import { paymentOutcome } from './paymentOutcome';
import type { PaymentAnswer, PaymentOutcome } from './paymentOutcome';

export type PaymentCheck = OutcomeCheck<PaymentOutcome>;

const isUnsettled = ({ kind }: PaymentOutcome): boolean => kind === 'open' || kind === 'pending' || kind === 'atBank';

/** Checks the payment of a booking until its outcome is known; waits while it cannot be asked. */
export function usePaymentCheck(
  ask: (() => Promise<PaymentAnswer>) | null,
  page: 'known' | 'missing' | 'notNeeded',
): PaymentCheck {
  const askOnce = useMemo(
    () => ask && (async (isLastCheck: boolean) => paymentOutcome(await ask(), { isLastCheck, page })),
    [ask, page],
  );
  return useOutcomeCheck({ ask: askOnce, isUnsettled });
}
