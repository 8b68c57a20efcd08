/** The choice that a build of an environment makes. */
async function buildOf(appEnvironment: string) {
  process.env.NEXT_PUBLIC_APP_ENV = appEnvironment;
  jest.resetModules();
  return import('./chosenApi');
}

describe('the API that a build books by', () => {
  afterEach(() => delete process.env.NEXT_PUBLIC_APP_ENV);

  it('is the booking API where the switches ask for it, without a warning', async () => {
    expect(await buildOf('test')).toMatchObject({ apiOfBuild: 'v2', apiWarning: null });
  });

  it.each(['development', 'production'])('is the only one that is built in %s, with a warning', async (name) => {
    const { apiOfBuild, apiWarning } = await buildOf(name);
    expect(apiOfBuild).toBe('v2');
    expect(apiWarning).toBe('The switches want v1, whose booking flow is not built yet: this build books by v2.');
  });

  it('is the one a flow began with, unless this build does not have it', async () => {
    const { chosenApi } = await buildOf('production');
    expect(chosenApi('v2')).toBe('v2');
    expect(chosenApi('v1')).toBe('v2');
    expect(chosenApi(null)).toBe('v2');
  });
});
