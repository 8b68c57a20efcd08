// In tests of views every feature is on, without a configuration. Tests of the flags call `jest.unmock`.
jest.mock('@/flags/loadFlags', () => {
  const { featureNames } = jest.requireActual<{ featureNames: readonly string[] }>('@/flags/testFeatureNames');
  const loadFlags = () => Promise.resolve(new Map(featureNames.map((name) => [name, true])));
  return { loadFlags, knownFlags: loadFlags };
});
