import { maskJson } from './mask';

const masked = (value: unknown) => JSON.parse(maskJson(JSON.stringify(value)) ?? 'null') as unknown;

it('hides who a guest is, and keeps what a call asks', () => {
  const input = {
    locale: 'EN_GB',
    hotelId: '1001',
    dateRange: { startDate: '2026-12-01', endDate: '2026-12-03' },
    rooms: [{ roomTypeRefId: '1001-STQ', guest: { firstName: 'Maija', lastName: 'Mäkinen' }, adultCount: 2 }],
    contact: { email: 'maija@guest.example', phone: { countryCode: '+358', number: '401234567' } },
    guarantee: { type: 'DEPOSIT', returnUrl: '/en/payment/return#V123.secret' },
  };
  expect(masked({ query: 'mutation Book { book }', variables: { input } })).toEqual({
    query: 'mutation Book { book }',
    variables: {
      input: {
        ...input,
        rooms: [{ ...input.rooms[0], guest: { firstName: '•••', lastName: '•••' } }],
        contact: { email: '•••', phone: { countryCode: '•••', number: '•••' } },
        guarantee: { type: 'DEPOSIT', returnUrl: '/en/payment/return#•••' },
      },
    },
  });
});

it.each([
  ['a card', { cardNumber: '4242 4242 4242 4242' }, '4242'],
  ['a card under any name', { anything: '4242424242424242' }, '4242'],
  ['a card as a number', { number: 4242 }, '4242'],
  ['a token', { accessToken: 'abcdefghijkl.abcdefghijkl.abcdefghijkl' }, 'abcdef'],
  ['a token under any name', { x: 'Bearer abcdefghijkl.abcdefghijkl.abcdefghijkl' }, 'abcdef'],
  ['the key of a booking', { bookingHash: 'f00d' }, 'f00d'],
  ['a membership', { membership: { identifier: '8001003' } }, '8001003'],
  ['a code of a mail', { code: '123456' }, '123456'],
  ['the name of a phone', { devices: [{ name: 'Phone of Maija' }] }, 'Maija'],
  ['what a guest wrote to the hotel', { additionalInformation: 'My knee hurts' }, 'knee'],
  ['an address within a text', { note: 'Write to maija@guest.example!' }, 'maija'],
  ['a literal of the text', { query: '{ book(name: "Maija \\" Ranta") { id } }' }, 'Ranta'],
  ['a wrong value in a message', { errors: [{ message: 'Variable "$n" got invalid value "Maija" at x' }] }, 'Maija'],
])('hides %s', (_, value, secret) => {
  expect(maskJson(JSON.stringify(value))).not.toContain(secret);
});

it.each([
  [{ hotel: { name: 'Sarastus Helsinki' } }],
  [{ __typename: 'CreateBookingFailure', issues: [{ code: 'ROOM_NOT_AVAILABLE' }] }],
  [{ bookingNumber: '123456789', total: { value: 12900, currency: 'EUR' }, isHeld: true, paid: null }],
  [{ validUntil: '2026-12-01T12:00:00.000Z', promotionCode: 'KESA' }],
])('keeps %j', (value) => {
  expect(masked(value)).toEqual(value);
});

it('shows nothing of what is no JSON', () => {
  expect(maskJson('{"lastName": "Mäki')).toBeNull();
});
