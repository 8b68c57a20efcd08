import { graphql, readInlineData } from 'relay-runtime';
import type { Money } from '@/domain/money';
import type { StartedPayment } from '@/domain/payment/orderAttempt';
import { readOptional } from '../readEach';
import { readStartedPayment } from '../readStartedPayment';
import { readMoney } from './readMoney';
import type { readPaymentInstruction_payment$key } from './__generated__/readPaymentInstruction_payment.graphql';

/** What happens next with the money. */
export function readPaymentInstruction(ref: readPaymentInstruction_payment$key): StartedPayment & {
  /** Null where the answer has none that can be read. */
  readonly amount: Money | null;
} {
  const { amount, ...payment } = readInlineData<readPaymentInstruction_payment$key>(
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
  return { ...readStartedPayment(payment), amount: readOptional(amount, readMoney) };
}
