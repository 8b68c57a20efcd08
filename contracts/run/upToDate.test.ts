import { isUpToDate } from './upToDate.mjs';

describe('an export', () => {
  const made = { isThere: true, stamp: 'digest', digest: 'digest', contentUrl: undefined };

  it('of unchanged sources is not made again', () => {
    expect(isUpToDate(made)).toBe(true);
    expect(isUpToDate({ ...made, contentUrl: '' })).toBe(true);
  });

  it('is made anew each time from an API, whose content and prices may have changed', () => {
    expect(isUpToDate({ ...made, contentUrl: 'https://api.example/graphql' })).toBe(false);
  });

  it('is made where it is missing, or something that it depends on has changed', () => {
    expect(isUpToDate({ ...made, isThere: false })).toBe(false);
    expect(isUpToDate({ ...made, stamp: 'another' })).toBe(false);
    expect(isUpToDate({ ...made, stamp: null })).toBe(false);
  });
});
