import { mayUseFor, readClaims, tokenState } from './token';

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

describe('tokenState', () => {
  it.each([
    [1301, 'fresh'],
    [1300, 'expired'],
    [1000, 'expired'],
    [0, 'expired'],
  ])('calls a token that ends at %i s, 300 s before it ends or less, %s', (exp, state) => {
    expect(tokenState(tokens(exp), 1_000_000, 300)).toBe(state);
  });

  it('calls tokens expired where one is missing', () => {
    expect(tokenState({ ...tokens(9999), refreshToken: '' }, 0, 300)).toBe('expired');
    expect(tokenState({ ...tokens(9999), accessToken: '' }, 0, 300)).toBe('expired');
  });

  it('calls a token that cannot be decoded invalid', () => {
    expect(tokenState({ ...tokens(9999), accessToken: 'opaque' }, 0, 300)).toBe('invalid');
  });
});

describe('mayUseFor', () => {
  it('follows the scopes of the token, and leaves a token without scopes to the API', () => {
    expect(mayUseFor(token({ exp: 1, scope: 'READ_RESERVATION' }), 'READ_RESERVATION')).toBe(true);
    expect(mayUseFor(token({ exp: 1, scope: 'READ_RESERVATION' }), 'RESERVATION_FLOW')).toBe(false);
    expect(mayUseFor(token({ exp: 1, scope: '' }), 'RESERVATION_FLOW')).toBe(false);
    expect(mayUseFor(token({ exp: 1 }), 'RESERVATION_FLOW')).toBe(true);
    expect(mayUseFor('opaque', 'RESERVATION_FLOW')).toBe(true);
  });
});
