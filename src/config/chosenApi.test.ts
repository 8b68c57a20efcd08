/** The choice that a build of an environment makes. */
async function buildOf(appEnvironment: string) {
  process.env.NEXT_PUBLIC_APP_ENV = appEnvironment;
  jest.resetModules();
  return import('./chosenApi');
}

describe('the API that a build books by', () => {
  afterEach(() => delete process.env.NEXT_PUBLIC_APP_ENV);

  it.each([
    ['test', 'v2'],
    ['development', 'v1'],
    ['production', 'v1'],
  ])('is what the switches of %s ask for: %s', async (name, api) => {
    expect((await buildOf(name)).apiOfBuild).toBe(api);
  });

  it('is the one a flow began with, whatever the build would choose', async () => {
    const { chosenApi } = await buildOf('production');
    expect(chosenApi('v2')).toBe('v2');
    expect(chosenApi('v1')).toBe('v1');
    expect(chosenApi(null)).toBe('v1');
  });
});
