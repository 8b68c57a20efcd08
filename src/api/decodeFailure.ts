import { decodeFailureCode, failureCatalogue, failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import { TransportError } from './TransportError';
import { reportBug } from './reportBug';

const authorizationCodes: readonly string[] = [...failureCatalogue.authorization, 'FORBIDDEN'];

/**
 * What a thrown error means to a guest. Total: an error that is not the wire's is a bug, which is reported and told as
 * `transport.UNKNOWN`; thrown on from Relay's observers it would leave the guest waiting for ever.
 */
export function decodeFailure(error: unknown): Failure {
  if (!(error instanceof TransportError)) {
    reportBug(error);
    return failureOf('transport', 'UNKNOWN');
  }
  return authorizationCodes.includes(error.code)
    ? decodeFailureCode('authorization', error.code, error.isAfterLostAnswer ? { isAfterLostAnswer: true } : {})
    : decodeFailureCode('transport', error.code);
}
