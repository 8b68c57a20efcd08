import { failureCodeOf } from '@/domain/failure';
import { allFailureCodes } from '@/domain/testFailures';
import { TransportError } from './TransportError';
import type { TransportCode } from './TransportError';
import { decodeFailure } from './decodeFailure';
import { readAnswer } from './readAnswer';

const expected: Readonly<Record<TransportCode, string>> = {
  NETWORK: 'transport.NETWORK',
  TIMEOUT: 'transport.TIMEOUT',
  SERVER: 'transport.SERVER',
  MALFORMED: 'transport.MALFORMED',
  ENDPOINT_NOT_FOUND: 'transport.ENDPOINT_NOT_FOUND',
  FORBIDDEN: 'authorization.UNKNOWN',
  AUTHORIZATION_INVALID: 'authorization.AUTHORIZATION_INVALID',
  AUTHORIZATION_EXPIRED: 'authorization.AUTHORIZATION_EXPIRED',
  EXPIRED_TOKEN: 'authorization.EXPIRED_TOKEN',
  INVALID_TOKEN: 'authorization.INVALID_TOKEN',
  NO_TOKEN_PROVIDED: 'authorization.NO_TOKEN_PROVIDED',
};

describe('failures of the wire', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    // Bugs are reported where the runtime can; the tests mean them to happen.
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => logged.mockRestore());

  it.each(Object.entries(expected))('%s is told as %s', (code, failure) => {
    expect(failureCodeOf(decodeFailure(new TransportError(code as TransportCode)))).toBe(failure);
    expect(allFailureCodes).toContain(failure);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([[new TypeError('a bug')], ['text'], [undefined], [null]])(
    'tells a guest of any other error too, rather than leave them waiting: %p',
    (error) => {
      expect(failureCodeOf(decodeFailure(error))).toBe('transport.UNKNOWN');
      expect(logged).toHaveBeenCalledWith(error);
    },
  );

  it('reads an answer that fits, and calls one that does not malformed', () => {
    expect(readAnswer(() => 7)).toEqual({ ok: true, value: 7 });
    const unfit = readAnswer(() => {
      throw new RangeError('"many" is not an amount');
    });
    expect(unfit).toEqual({ ok: false, failure: { kind: 'transport', code: 'MALFORMED' } });
    expect(logged).toHaveBeenCalledTimes(1);
  });
});
