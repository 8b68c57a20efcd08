import { createOperationDescriptor, fetchQuery } from 'relay-runtime';
import type { ConcreteRequest } from 'relay-runtime';
import { perLocale } from './perLocale';
import query from './booking-v2/__generated__/useReservationV2Query.graphql';
import { TransportError } from './TransportError';
import { createEnvironment, dataIdOf } from './createEnvironment';
import { onlyWhatIsOn } from './onlyWhatIsOn';

describe('the cache', () => {
  it.each([...perLocale])('keeps a %s in each language apart', (type) => {
    expect(dataIdOf({ id: '1', locale: 'FI_FI' }, type)).toBe(`${type}:1:FI_FI`);
    expect(dataIdOf({ id: '1', locale: 'SV_FI' }, type)).not.toBe(dataIdOf({ id: '1', locale: 'FI_FI' }, type));
  });

  it('gives no cache id to records without an id, or with one that is unique in its answer only', () => {
    expect(dataIdOf({ id: 'BREAKFAST' }, 'ExtraService')).toBeNull();
    expect(dataIdOf({ id: 'room-0' }, 'RoomConfiguration')).toBeNull();
    expect(dataIdOf({ name: 'Night' }, 'PriceLine')).toBeNull();
    expect(dataIdOf({ id: 7, locale: 'FI_FI' }, 'Hotel')).toBeNull();
  });
});

describe('an environment', () => {
  const answer = (body: unknown) =>
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status: 200 })));
  afterEach(() => jest.restoreAllMocks());
  const input = { bookingNumber: '1', bookingHash: 'h', locale: 'FI_FI' as const };
  const variables = {
    input,
    withLines: false,
    withHeldUntil: false,
    withRefund: false,
    withCancelledAt: false,
    withPasses: false,
  };
  const ask = () => fetchQuery(createEnvironment('https://api.example'), query, variables).toPromise();
  const codeOf = async () => {
    try {
      await ask();
      return 'answered';
    } catch (error) {
      return error instanceof TransportError ? error.code : error;
    }
  };

  it.each([
    [
      { errors: [{ message: 'x', extensions: { code: 'AUTHORIZATION_EXPIRED' } }], data: null },
      'AUTHORIZATION_EXPIRED',
    ],
    [{ errors: [{ message: 'x' }, { message: 'y', extensions: { code: 'NO_TOKEN_PROVIDED' } }] }, 'NO_TOKEN_PROVIDED'],
    [{ errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }, 'SERVER'],
    [{ errors: [{ message: 'x', extensions: { code: 7 } }], data: null }, 'SERVER'],
    [{ data: null }, 'SERVER'],
    [{ errors: [], data: null }, 'SERVER'],
    [{ errors: [{ message: 'half an answer' }], data: { getBooking: { __typename: 'BookingNotFound' } } }, 'SERVER'],
    [{ data: { getBooking: { __typename: 'BookingNotFound', bookingNumber: '1' } } }, 'answered'],
  ])('decodes %j as %s', async (body, code) => {
    answer(body);
    expect(await codeOf()).toBe(code);
  });

  it('sends what is on of the compiled text, and the key of a change as a header', async () => {
    const fetched = answer({ data: { getBooking: { __typename: 'BookingNotFound', bookingNumber: '1' } } });
    const environment = createEnvironment('https://api.example');
    const operation = createOperationDescriptor(query as ConcreteRequest, variables, {
      force: true,
      metadata: { idempotencyKey: 'once' },
    });
    await environment.execute({ operation }).toPromise();
    const [, init] = fetched.mock.calls[0] ?? [];
    const { text: sentText, variables: sentVariables } = onlyWhatIsOn({ text: query.params.text ?? '', variables });
    expect(sentText).not.toContain('refund');
    expect(JSON.parse(String(init?.body))).toEqual({
      operationName: 'useReservationV2Query',
      query: sentText,
      variables: sentVariables,
    });
    expect(init?.headers).toMatchObject({ 'idempotency-key': 'once' });
  });
});
