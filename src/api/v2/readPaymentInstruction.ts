import { graphql, readInlineData } from 'relay-runtime';
import type { Money } from '@/domain/money';
import type { StartedPayment } from '@/domain/orderAttempt';
import { paymentMethods } from '@/domain/payment';
import { isWebAddress } from '@/domain/webAddress';
import { knownOr } from './known';
import { readMoney } from './readMoney';
import type { readPaymentInstruction_payment$key } from './__generated__/readPaymentInstruction_payment.graphql';

/** What happens next with the money. An address that nobody may be sent to is none: the guest then starts anew. */
export function readPaymentInstruction(ref: readPaymentInstruction_payment$key): StartedPayment & {
  readonly amount: Money;
} {
  const { paymentId, method, amount, url, expiresAt } = readInlineData<readPaymentInstruction_payment$key>(
    graphql`
      fragment readPaymentInstruction_payment on PaymentInstruction @inline {
        paymentId
        method
        amount {
          ...readMoney_money
        }
        url
        expiresAt
      }
    `,
    ref,
  );
  return {
    paymentId: paymentId ?? null,
    paymentUrl: url && isWebAddress(url) ? url : null,
    method: knownOr(method, paymentMethods, 'NONE'),
    amount: readMoney(amount),
    heldUntil: expiresAt ?? null,
  };
}
