export type TransportCode =
  | 'NETWORK'
  | 'TIMEOUT'
  | 'SERVER'
  | 'MALFORMED'
  | 'ENDPOINT_NOT_FOUND'
  /** An object of the API's own that says no, and not why. */
  | 'FORBIDDEN'
  | 'AUTHORIZATION_INVALID'
  | 'AUTHORIZATION_EXPIRED'
  | 'EXPIRED_TOKEN'
  | 'INVALID_TOKEN'
  | 'NO_TOKEN_PROVIDED';

/** No usable answer came from an endpoint; `code` says in which way. */
export class TransportError extends Error {
  readonly code: TransportCode;

  constructor(code: TransportCode) {
    super(`The call failed: ${code}`);
    this.name = 'TransportError';
    this.code = code;
  }
}
