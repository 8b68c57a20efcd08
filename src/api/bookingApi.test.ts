/** What a build of an environment books by, and what it says about that. */
async function buildOf(appEnvironment: string) {
  process.env.NEXT_PUBLIC_APP_ENV = appEnvironment;
  jest.resetModules();
  const { bookingApi, bookingApiWarning } = await import('./bookingApi');
  return { bookingApi, bookingApiWarning };
}

describe('the API that a build books by', () => {
  afterEach(() => delete process.env.NEXT_PUBLIC_APP_ENV);

  it('is the booking API where the switches ask for it, without a word', async () => {
    expect(await buildOf('test')).toEqual({ bookingApi: 'v2', bookingApiWarning: null });
  });

  it.each(['development', 'production'])('is the only one that is built in %s, which is said aloud', async (name) => {
    const { bookingApi, bookingApiWarning } = await buildOf(name);
    expect(bookingApi).toBe('v2');
    expect(bookingApiWarning).toContain('enableV2Api is off');
  });
});
