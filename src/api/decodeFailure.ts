import { decodeFailureCode, failureCatalogue, failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import { TransportError } from './TransportError';

const authorizationCodes: readonly string[] = failureCatalogue.authorization;

/** What a thrown error means to a guest. An error that is not the wire's is a bug: it is thrown on. */
export function decodeFailure(error: unknown): Failure {
  if (!(error instanceof TransportError)) throw error;
  return authorizationCodes.includes(error.code)
    ? decodeFailureCode('authorization', error.code)
    : decodeFailureCode('transport', error.code);
}

/** The answer had another shape than the contract says. */
export const malformed = (): Failure => failureOf('transport', 'MALFORMED');
