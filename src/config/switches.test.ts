import { switchesFor } from './switches';

describe('the switches of each environment', () => {
  it('shows the banner and uses the booking API in the test environment only', () => {
    expect(switchesFor('test')).toMatchObject({ showTestEnvironmentBanner: true, enableV2Api: true });
    for (const name of ['development', 'production'] as const) {
      expect(switchesFor(name)).toMatchObject({ showTestEnvironmentBanner: false, enableV2Api: false });
    }
  });

  it('lets search engines in in production only', () => {
    expect(switchesFor('production').enableSearchEngineIndexing).toBe(true);
    expect(switchesFor('development').enableSearchEngineIndexing).toBe(false);
    expect(switchesFor('test').enableSearchEngineIndexing).toBe(false);
  });

  it.each(['development', 'production', 'test'] as const)('agrees on everything else in %s', (name) => {
    expect(switchesFor(name)).toMatchObject({
      enableExtraServicesStep: true,
      enableNewsArticlePage: true,
      enableOffersPage: true,
      enableNewsArticleInSitemap: true,
      enableScardTransaction: true,
      enableMaksutasku: false,
    });
  });

  it('are set otherwise by the build, one by one', () => {
    expect(switchesFor('production', '{"enableMaksutasku": true, "enableScardTransaction": false}')).toEqual({
      ...switchesFor('production'),
      enableMaksutasku: true,
      enableScardTransaction: false,
    });
    expect(switchesFor('production', ' ')).toEqual(switchesFor('production'));
  });

  it.each(['{"enableMaksutaskut": true}', '{"enableMaksutasku": "yes"}', 'enableMaksutasku'])(
    'stop the build when one is mistyped: %s',
    (otherwise) => expect(() => switchesFor('test', otherwise)).toThrow(),
  );
});
