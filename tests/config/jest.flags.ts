// Views under test ask no configuration: every feature is on. Tests of the flags themselves call `jest.unmock`.
jest.mock('@/flags/loadFlags', () => {
  const { featureNames } = jest.requireActual<{ featureNames: readonly string[] }>('@/flags/testFeatureNames');
  return { loadFlags: () => Promise.resolve(new Map(featureNames.map((name) => [name, true]))) };
});
