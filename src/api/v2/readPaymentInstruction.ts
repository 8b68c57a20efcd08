import { graphql, readInlineData } from 'relay-runtime';
import type { Money } from '@/domain/money';
import type { StartedPayment } from '@/domain/orderAttempt';
import { parsePaymentMethod } from '@/domain/payment';
import { isWebAddress } from '@/domain/webAddress';
import { readOptional } from '../readEach';
import { readText } from '../readLeaf';
import { readInstant } from '../readTime';
import { readMoney } from './readMoney';
import type { readPaymentInstruction_payment$key } from './__generated__/readPaymentInstruction_payment.graphql';

/**
 * What happens next with the money. An address that is not allowed counts as missing: the guest then starts the payment
 * again.
 */
export function readPaymentInstruction(ref: readPaymentInstruction_payment$key): StartedPayment & {
  /** Null where the answer has none that can be read. */
  readonly amount: Money | null;
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
  const address = readOptional(url, readText);
  return {
    paymentId: readOptional(paymentId, readText),
    paymentUrl: address !== null && isWebAddress(address) ? address : null,
    method: parsePaymentMethod(method),
    amount: readOptional(amount, readMoney),
    heldUntil: readOptional(expiresAt, readInstant),
  };
}
