import { TransportError } from './TransportError';
import { readData } from './readData';

const codeOf = (status: number, body: string, changes = false) => {
  try {
    return readData(status, body, changes);
  } catch (error) {
    return error instanceof TransportError ? error.code : error;
  }
};
const refusalWith = (code: string) =>
  JSON.stringify({ data: null, errors: [{ message: 'x' }, { extensions: { code } }] });

describe('an answer of an API', () => {
  it('is its data', () => {
    expect(readData(200, '{"data":{"rooms":[]}}', false)).toEqual({ rooms: [] });
    expect(readData(200, '{"data":{"rooms":[]},"errors":[],"extensions":{}}', false)).toEqual({ rooms: [] });
  });

  it.each([
    ['a page of the proxy', 502, '<html>Bad gateway</html>', 'SERVER'],
    ['an empty answer of a broken server', 500, '', 'SERVER'],
    ['a broken server that says so', 500, '{"errors":[{"message":"no"}],"data":null}', 'SERVER'],
    ['a page instead of an answer', 200, '<!doctype html><title>Hotel</title>', 'MALFORMED'],
    ['nothing', 200, '', 'MALFORMED'],
    ['broken JSON', 200, '{"data":{"rooms":', 'MALFORMED'],
    ['JSON of another type', 200, '[1,2]', 'MALFORMED'],
    ['JSON without data or errors', 200, '{"message":"hello"}', 'MALFORMED'],
    ['data that is a text', 200, '{"data":"rooms"}', 'MALFORMED'],
    ['data that is a list', 200, '{"data":[]}', 'MALFORMED'],
    ['errors that are no list', 200, '{"data":{},"errors":"many"}', 'MALFORMED'],
    ['an error that is null', 200, '{"errors":[null]}', 'MALFORMED'],
    ['data that is null', 200, '{"data":null}', 'SERVER'],
    ['data beside an error', 200, '{"data":{"rooms":[]},"errors":[{"message":"no prices"}]}', 'SERVER'],
    ['an error without a code', 200, '{"errors":[{"message":"no"}]}', 'SERVER'],
    ['a code of another type', 200, '{"errors":[{"extensions":{"code":7}},{"extensions":null}]}', 'SERVER'],
    ['a code in an unexpected place', 200, '{"errors":[{"extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}', 'SERVER'],
    ['a missing endpoint', 404, 'Not found', 'ENDPOINT_NOT_FOUND'],
    ['a missing endpoint, in the API’s form', 404, '{"errors":[{"message":"no"}]}', 'ENDPOINT_NOT_FOUND'],
    ['a refusal as a text', 403, 'Forbidden', 'MALFORMED'],
    ['a refusal by the API', 403, '{"message":"Forbidden"}', 'FORBIDDEN'],
    ['a refusal in the API’s form', 403, '{"errors":[{"message":"no"}],"data":null}', 'FORBIDDEN'],
    ['a call without rights', 401, '{"message":"Unauthorized"}', 'AUTHORIZATION_INVALID'],
    ['a call with an expired token', 401, '{"error":"EXPIRED_TOKEN"}', 'EXPIRED_TOKEN'],
    ['a call without a token', 401, '{"code":"NO_TOKEN_PROVIDED"}', 'NO_TOKEN_PROVIDED'],
  ])('has the right code: %s', (_what, status, body, code) => {
    expect(codeOf(status, body)).toBe(code);
  });

  it.each([
    'AUTHORIZATION_INVALID',
    'AUTHORIZATION_EXPIRED',
    'EXPIRED_TOKEN',
    'INVALID_TOKEN',
    'NO_TOKEN_PROVIDED',
    'ENDPOINT_NOT_FOUND',
  ])('keeps the code: %s', (code) => {
    for (const status of [200, 400, 401, 403, 404, 500]) expect(codeOf(status, refusalWith(code))).toBe(code);
  });

  describe('of which a part failed', () => {
    const partOf = (data: unknown, path: unknown) =>
      JSON.stringify({ data, errors: [{ message: 'no passes', path, extensions: { code: 'EXPIRED_TOKEN' } }] });
    const booked = { createBooking: { bookingNumber: '100', walletPasses: null } };

    it('is used where something was changed, whose number would be lost', () => {
      expect(readData(200, partOf(booked, ['createBooking', 'walletPasses', 0]), true)).toEqual(booked);
    });

    it('is not used where it was only read', () => {
      expect(codeOf(200, partOf(booked, ['createBooking', 'walletPasses']))).toBe('EXPIRED_TOKEN');
    });

    it.each([
      ['the change itself failed', { createBooking: null }, ['createBooking']],
      ['nothing says what failed', booked, undefined],
      ['a part that may not be missing took the whole with it', { createBooking: null }, ['createBooking', 'number']],
      ['it is of something else', booked, ['other', 'number']],
    ])('is not used where %s', (_why, data, path) => {
      expect(codeOf(200, partOf(data, path), true)).toBe('EXPIRED_TOKEN');
    });
  });
});
