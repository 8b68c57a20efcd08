import { decodeFailureCode, failureCatalogue, failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import { TransportError } from './TransportError';
import { MalformedError } from './readLeaf';
import { reportBug } from './reportBug';

const authorizationCodes: readonly string[] = [...failureCatalogue.authorization, 'FORBIDDEN'];

/**
 * Relay's error for an answer that does not have the shape of its query. Its message holds the answer, so it is not
 * logged.
 */
const isMisshapen = (error: unknown): boolean =>
  error instanceof Error && error.name === 'Invariant Violation' && error.message.startsWith('RelayResponseNormalizer');

/**
 * The failure that a thrown error means to a guest. Covers every error: one that is no transport error is a bug, which
 * is reported and becomes `transport.UNKNOWN`; rethrown inside Relay's observers it would leave the screen loading.
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
