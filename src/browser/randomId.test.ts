import { randomId } from './randomId';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('a random id', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['a secure origin', globalThis.crypto.randomUUID.bind(globalThis.crypto)],
    // Over plain http the function is missing.
    ['plain http', undefined],
  ])('is a new UUID each time on %s', (_origin, randomUUID) => {
    jest.replaceProperty(globalThis, 'crypto', {
      ...({} as Crypto),
      getRandomValues: globalThis.crypto.getRandomValues.bind(globalThis.crypto),
      randomUUID: randomUUID as Crypto['randomUUID'],
    });
    const ids = Array.from({ length: 100 }, randomId);
    expect(ids.every((id) => uuid.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(100);
  });
});
