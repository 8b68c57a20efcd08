import fc from 'fast-check';
import { mask } from './mask';
import { MASK } from './maskText';

const id = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';

describe('what a report contains of a guest', () => {
  it.each([
    ...['address', 'city', 'countryCode', 'country_code', 'guestId', 'email', 'firstName', 'FIRST-NAME', 'last_name'],
    ...['name', 'phone', 'phoneNumber', 'postcode', 'postCode', 'roomNumber', 'street', 'reservationId', 'hash'],
    ...['bookingNumber', 'reservationHash', 'bookingHash', 'booking-hash', 'birthDate', 'dateOfBirth', 'identityCode'],
    ...['documentNumber', 'accessToken', 'refresh_token', 'Authorization', 'guestLastName', 'emailAddress'],
  ])('is nothing in a field called %s', (name) => {
    const leaking = { [name]: 'Kauppakatu 1', deep: [{ [name]: { any: 12 } }, new Map([[name, 5]])] };
    expect(mask(leaking)).toEqual({ [name]: MASK, deep: [{ [name]: MASK }, new Map([[name, MASK]])] });
  });

  it.each([
    ['the link to a booking', '#id=8812345&hash=s3cret', '#id=***&hash=***'],
    ['a link whose fragment was encoded', encodeURIComponent('/bookings/view#id=8812345&hash=s3cret'), null],
    ['a booking', { reservation: { id: '8812345', status: 'CONFIRMED' } }, null],
    ['a booking whose id is a number', { hotel: [{ booking: { id: 8812345 } }] }, null],
    ['an answer as text', '{"data":{"getBooking":{"id":"8812345","locale":"fi"}}}', null],
    ['a field of variables', { 'input.id': '8812345', 'filter[id]': '8812345' }, null],
    ['an entry of a form', [['id', '8812345']], null],
    ['a number under another name', { bookingId: 8812345, reservationNumber: '8812345' }, null],
  ])('hides the number of a booking in %s', (_where, leaking, expected) => {
    const masked = mask(leaking);
    expect(readable(masked)).not.toContain('8812345');
    if (expected !== null) expect(masked).toBe(expected);
  });

  it('keeps the numbers of a replay’s nodes, and no other id', () => {
    const snapshot = { type: 2, id: 7, childNodes: [{ id: 8, attributes: { id: 'main' } }] };
    expect(mask(snapshot, { isReplay: true })).toEqual({
      type: 2,
      id: 7,
      childNodes: [{ id: 8, attributes: { id: MASK } }],
    });
  });

  it('keeps what a developer needs', () => {
    const frame = { filename: 'app.js', function: 'chooseRoom', lineno: 12, in_app: true, module: null };
    expect(mask(frame)).toEqual(frame);
    expect(mask({ message: 'Cannot read 2 of undefined', at: new Date(0) })).toEqual({
      message: 'Cannot read 2 of undefined',
      at: '1970-01-01T00:00:00.000Z',
    });
    expect(mask('https://sarastus.example/haku?place=%C3%85bo')).toBe('https://sarastus.example/haku?place=%C3%85bo');
  });

  it('shows the first eight characters of a UUID', () => {
    expect(mask(`Trace ${id}.`)).toBe('Trace 3f2504e0-****.');
    expect(mask({ [id]: 1 })).toEqual({ '3f2504e0-****': 1 });
  });

  it.each([
    ['a query', 'https://x.example/find?id=1&lastName=Virtanen&rooms=2'],
    ['a fragment', '/varaukset/nayta#id=12&hash=Virtanen'],
    ['an encoded query', `/r?next=${encodeURIComponent('/b?bookingHash=Virtanen&x=1')}`],
    ['an encoded name with a sign in it', `/r?lastName=${encodeURIComponent('Vir & Virtanen')}`],
    ['JSON', '{"input":{"lastName":"Virtanen"}}'],
    ['JSON in JSON', JSON.stringify({ body: JSON.stringify({ lastName: 'Vir"Virtanen' }) })],
    ['JSON in a sentence', 'Answer was {"address":{"a":{"b":1},"line":"Virtanen"}} with 500'],
    ['escaped JSON in a sentence', String.raw`Sent {\"lastName\":\"Vir\\\"Virtanen\"`],
    ['JSON that was cut off', '{"rooms":1,"lastName":"Virtanen'],
    ['a header', 'Authorization: Bearer Virtanen.abc'],
    ['a bearer token in a sentence', 'refused bearer Virtanen'],
    ['an e-mail address', 'No mail to aino.Virtanen@example.com today'],
    ['an encoded e-mail address', '/x/aino.Virtanen%40example.com/y'],
    ['an entry of a form', ['lastName', 'Virtanen']],
    ['a field that another names', { name: 'lastName', value: 'Virtanen' }],
    ['an address', new URL('https://x.example/?lastName=Virtanen')],
    ['an error', new Error('Not found: lastName=Virtanen', { cause: { email: 'Virtanen' } })],
    ['a list behind a map', new Map([['all', new Set([{ street: 'Virtanen' }])]])],
  ])('hides it in %s', (_, leaking) => {
    expect(readable(mask(leaking))).not.toContain('Virtanen');
  });

  it('hides phone numbers and identity codes anywhere in a text', () => {
    expect(mask('Call +358 40 123 4567 about 131052-308T')).toBe(`Call ${MASK} about ${MASK}`);
  });

  it('handles values that contain themselves at any depth, and does not change them', () => {
    const ring: Record<string, unknown> = { email: 'a@b.fi' };
    ring.self = ring;
    let deep: unknown = 'x';
    for (let level = 0; level < 50_000; level += 1) deep = [deep];
    expect(mask({ ring, again: ring })).toEqual({
      ring: { email: MASK, self: '[circular]' },
      again: { email: MASK, self: '[circular]' },
    });
    expect(readable(mask(deep))).toContain('[too deep]');
    expect(ring.email).toBe('a@b.fi');
  });

  it('handles properties that throw when they are read', () => {
    const hostile = Object.defineProperty({ rooms: 1 }, 'trap', {
      enumerable: true,
      get: () => {
        throw new Error('no');
      },
    });
    expect(mask(hostile)).toEqual({ rooms: 1, trap: '[unreadable]' });
  });

  it('is fast with long texts', () => {
    const begun = performance.now();
    mask('a'.repeat(200_000));
    mask('a=b'.repeat(1_000));
    mask('@.'.repeat(50_000));
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});

/** The whole content as text, including maps and sets. */
const readable = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof Map || part instanceof Set ? [...part] : part)) ?? '';

const names = [
  'lastName',
  'email',
  'booking_hash',
  'POST-CODE',
  'street',
  'guestId',
  'id',
  'accessToken',
  'birth_date',
  'hash',
];
const wrap = (depth: number, inner: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  depth === 0
    ? inner
    : fc.tuple(fc.nat(6), fc.anything(), wrap(depth - 1, inner)).map(([way, other, value]) => {
        if (way === 0) return { before: other, value };
        if (way === 1) return [value, 1, other];
        if (way === 2) return new Map<string, unknown>([['part', value]]);
        if (way === 3) return { body: JSON.stringify({ variables: value }) };
        if (way === 4) return { input: { value } };
        if (way === 5) return new Set([value]);
        return typeof value === 'string' ? `/go?next=${encodeURIComponent(value)}` : { list: [[value]] };
      });

/** A secret, and a value that contains it. Its letters occur in nothing else. */
const planted = fc
  .tuple(fc.stringMatching(/^[A-Z]{3}qzx[0-9]{4}( [a-zåäö'"&,.]{1,6})?$/), fc.constantFrom(...names), fc.nat(8))
  .map(([secret, name, way]) => {
    const marked = secret.slice(0, 10);
    const leaks: readonly unknown[] = [
      { [name]: secret },
      new Map([[name, secret]]),
      JSON.stringify({ x: 1, [name]: secret }),
      `https://sarastus.example/a?x=1&${name}=${encodeURIComponent(secret)}&y=2`,
      `/varaukset/nayta#${name}=${encodeURIComponent(secret)}`,
      `Please write to ${marked}@example.com soon`,
      `Authorization: Bearer ${marked}`,
      [[name, secret]],
      { [name]: { any: [secret] } },
    ];
    return { marked, leaking: leaks[way] };
  });

it('leaks none of 1,000 planted secrets, at any depth and in any wrapping', () => {
  const payloads = planted.chain(({ marked, leaking }) =>
    fc.nat(4).chain((depth) => wrap(depth, fc.constant(leaking)).map((payload) => ({ marked, payload }))),
  );
  fc.assert(
    fc.property(payloads, ({ marked, payload }) => {
      expect(readable(mask(payload))).not.toContain(marked);
    }),
    { numRuns: 1_000, seed: 2026 },
  );
});
