import { knownOr } from '@/domain/known';
import type { WireMoney } from '@/domain/money';
import { parsePaymentMethod } from '@/domain/payment/payment';
import { refundStatuses } from '@/domain/reservation/reservation';
import type { Reservation } from '@/domain/reservation/reservation';
import { readAmount } from './readAmount';
import { readOr } from './readEach';
import type { Maybe } from './readLeaf';
import { readDate } from './readTime';

interface AnsweredRefund {
  readonly amount: WireMoney;
  readonly status: string;
  readonly method: string;
  readonly expectedBy: string;
}

/** The refund of a booking; unknown where the API was not asked for it, or its value cannot be read. */
export function readRefund(refund: Maybe<AnsweredRefund>): Reservation['refund'] {
  if (refund === undefined) return 'unknown';
  if (refund === null) return 'none';
  return readOr('unknown', () => ({
    amount: readAmount(refund.amount),
    status: knownOr(refund.status, refundStatuses, 'PENDING'),
    method: parsePaymentMethod(refund.method),
    expectedBy: readDate(refund.expectedBy),
  }));
}
