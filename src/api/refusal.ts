import { TransportError } from './TransportError';
import type { TransportCode } from './TransportError';

const codes: readonly TransportCode[] = [
  'AUTHORIZATION_EXPIRED',
  'AUTHORIZATION_INVALID',
  'ENDPOINT_NOT_FOUND',
  'EXPIRED_TOKEN',
  'INVALID_TOKEN',
  'NO_TOKEN_PROVIDED',
];

/** A refusal that an answer told as data, as the error that the wire would have told it by. */
export function refusalOf(code: string | null): TransportError {
  return new TransportError(codes.find((known) => known === code) ?? 'AUTHORIZATION_INVALID');
}
