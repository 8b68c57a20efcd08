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

/** The error for a refusal that came as data, the same that an error of the answer would have become. */
export function refusalOf(code: string | null): TransportError {
  return new TransportError(codes.find((known) => known === code) ?? 'AUTHORIZATION_INVALID');
}
