import type { CancelTerms } from '@/domain/stay/roomOffer';
import type { Maybe } from '../readLeaf';
import { readInstant } from '../readTime';

/** The cancel terms of a rate: free until an instant, or not at all. Throws MalformedError on what is no instant. */
export const readCancelTerms = (cancellationTime: Maybe<string>): CancelTerms =>
  cancellationTime ? { kind: 'free', until: readInstant(cancellationTime) } : { kind: 'none' };
