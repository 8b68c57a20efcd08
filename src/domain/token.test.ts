import { isExpired, mayUseFor, readClaims } from './token';

const encode = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const token = (claims: unknown) => `${encode({ alg: 'HS256' })}.${encode(claims)}.signature`;
const tokens = (exp: number) => ({
  accessToken: token({ exp }),
  refreshToken: token({ exp: 0 }),
  encryptedAccessToken: 'sealed',
});

describe('readClaims', () => {
  it('reads the end and the scopes, written as words or as a list', () => {
    expect(
      readClaims(token({ exp: 1800, scope: 'RESERVATION_FLOW OTHER READ_RESERVATION', name: 'Ääkköset 🌅' })),
    ).toEqual({
      expiresAt: 1_800_000,
      scopes: ['READ_RESERVATION', 'RESERVATION_FLOW'],
    });
    expect(readClaims(token({ exp: 1, scope: ['SCARD_SALES'] }))?.scopes).toEqual(['SCARD_SALES']);
    expect(readClaims(token({ exp: 1 }))?.scopes).toBeNull();
  });

  it.each([
    '',
    'opaque',
    'a.b',
    'a.b.c',
    'a.b.c.d',
    token(null),
    token('text'),
    token({ exp: '1800' }),
    token({}),
    `${encode({})}.${encode({ exp: 1 })}.`,
    'a.%%%.c',
  ])('takes %j for no token', (text) => {
    expect(readClaims(text)).toBeNull();
  });
});

describe('isExpired', () => {
  it.each([
    [1301, false],
    [1300, true],
    [1000, true],
    [0, true],
  ])('a token that ends at %i s counts as ended 300 s before: %s', (exp, expired) => {
    expect(isExpired(tokens(exp), 1_000_000, 300)).toBe(expired);
  });

  it('counts what is missing or unreadable as ended', () => {
    expect(isExpired(null, 0, 300)).toBe(true);
    expect(isExpired({ ...tokens(9999), refreshToken: '' }, 0, 300)).toBe(true);
    expect(isExpired({ ...tokens(9999), accessToken: '' }, 0, 300)).toBe(true);
    expect(isExpired({ ...tokens(9999), accessToken: 'opaque' }, 0, 300)).toBe(true);
  });
});

describe('mayUseFor', () => {
  it('goes by what the token says, and leaves to the API what it does not say', () => {
    expect(mayUseFor(token({ exp: 1, scope: 'READ_RESERVATION' }), 'READ_RESERVATION')).toBe(true);
    expect(mayUseFor(token({ exp: 1, scope: 'READ_RESERVATION' }), 'RESERVATION_FLOW')).toBe(false);
    expect(mayUseFor(token({ exp: 1, scope: '' }), 'RESERVATION_FLOW')).toBe(false);
    expect(mayUseFor(token({ exp: 1 }), 'RESERVATION_FLOW')).toBe(true);
    expect(mayUseFor('opaque', 'RESERVATION_FLOW')).toBe(true);
  });
});
