import type { Failure } from '@/domain/failure';
import type { NoAnswer, OrderRefusal } from './bookingCalls';

/** A call refused for its authorization has booked nothing; after any other lost answer it is unknown. */
export const notSent = (failure: Failure): NoAnswer | OrderRefusal =>
  failure.kind === 'authorization' && !failure.isAfterLostAnswer
    ? { kind: 'refused', failures: [failure], price: null }
    : { kind: 'noAnswer', failure };
