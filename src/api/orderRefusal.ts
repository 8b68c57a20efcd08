import { failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import type { NoAnswer, OrderRefusal, PriceIssue } from './bookingCalls';

/** A refused order. Refused for an unknown reason, or for none: nothing was booked. */
export const orderRefusal = (failures: readonly Failure[], price: PriceIssue | null): OrderRefusal => ({
  kind: 'refused',
  failures: failures.length > 0 || price ? failures : [failureOf('booking', 'UNKNOWN')],
  price,
});

/** A call refused for its authorization has booked nothing; after any other lost answer it is unknown. */
export const notSent = (failure: Failure): NoAnswer | OrderRefusal =>
  failure.kind === 'authorization' && !failure.isAfterLostAnswer
    ? orderRefusal([failure], null)
    : { kind: 'noAnswer', failure };
