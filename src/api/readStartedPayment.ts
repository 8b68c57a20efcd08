import type { StartedPayment } from '@/domain/payment/orderAttempt';
import { parsePaymentMethod } from '@/domain/payment/payment';
import { isWebAddress } from '@/domain/content/webAddress';
import { readOptional } from './readEach';
import { readText } from './readLeaf';
import type { Maybe } from './readLeaf';
import { readInstant } from './readTime';

interface AnsweredPayment {
  readonly paymentId?: string | null;
  readonly method: string;
  readonly url?: string | null;
  readonly expiresAt: Maybe<string>;
}

/**
 * A payment that was begun. An address that is not allowed counts as missing: the guest then starts the payment again.
 */
export function readStartedPayment({ paymentId, method, url, expiresAt }: AnsweredPayment): StartedPayment {
  const address = readOptional(url, readText);
  return {
    paymentId: readOptional(paymentId, readText),
    paymentUrl: address !== null && isWebAddress(address) ? address : null,
    method: parsePaymentMethod(method),
    heldUntil: readOptional(expiresAt, readInstant),
  };
}
