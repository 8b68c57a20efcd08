export type TransportCode =
  | 'NETWORK'
  | 'TIMEOUT'
  | 'SERVER'
  | 'MALFORMED'
  | 'ENDPOINT_NOT_FOUND'
  /** The API refused the call without naming a reason. */
  | 'FORBIDDEN'
  | 'AUTHORIZATION_INVALID'
  | 'AUTHORIZATION_EXPIRED'
  | 'EXPIRED_TOKEN'
  | 'INVALID_TOKEN'
  | 'NO_TOKEN_PROVIDED';

/** No usable answer came from an endpoint; `code` says in which way. */
export class TransportError extends Error {
  readonly code: TransportCode;
  /** The call was sent before and its answer was lost, so the change may have been made already. */
  readonly isAfterLostAnswer: boolean;

  constructor(code: TransportCode, isAfterLostAnswer = false) {
    super(`The call failed: ${code}`);
    this.isAfterLostAnswer = isAfterLostAnswer;
    this.name = 'TransportError';
    this.code = code;
  }
}
