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

describe('transport failures', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    // The tests cause bugs on purpose, so their reports are silenced.
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => logged.mockRestore());

  it.each(Object.entries(expected))('%s becomes %s', (code, failure) => {
    expect(failureCodeOf(decodeFailure(new TransportError(code as TransportCode)))).toBe(failure);
    expect(allFailureCodes).toContain(failure);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([[new TypeError('a bug')], ['text'], [undefined], [null]])(
    'turns any other error into a failure too, so that the guest does not wait for nothing: %p',
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
