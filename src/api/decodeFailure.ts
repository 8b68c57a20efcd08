import { decodeFailureCode, failureCatalogue, failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import { TransportError } from './TransportError';
import { MalformedError } from './readLeaf';
import { reportBug } from './reportBug';

const authorizationCodes: readonly string[] = [...failureCatalogue.authorization, 'FORBIDDEN'];

/** Relay's word for an answer that has not the shape of its query. Its message holds the answer, which is a guest's. */
const isMisshapen = (error: unknown): boolean =>
  error instanceof Error && error.name === 'Invariant Violation' && error.message.startsWith('RelayResponseNormalizer');

/**
 * What a thrown error means to a guest. Total: an error that is not the wire's is a bug, which is reported and becomes
 * `transport.UNKNOWN`; thrown on from Relay's observers it would leave the guest waiting for ever.
 */
export function decodeFailure(error: unknown): Failure {
  if (isMisshapen(error) || error instanceof MalformedError) {
    reportBug(error instanceof MalformedError ? error : new MalformedError('the shape that was asked for'));
    return failureOf('transport', 'MALFORMED');
  }
  if (!(error instanceof TransportError)) {
    reportBug(error);
    return failureOf('transport', 'UNKNOWN');
  }
  return authorizationCodes.includes(error.code)
    ? decodeFailureCode('authorization', error.code, error.isAfterLostAnswer ? { isAfterLostAnswer: true } : {})
    : decodeFailureCode('transport', error.code);
}
