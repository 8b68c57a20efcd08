import { inGroups, inTurn } from './inTurn';

const languages = ['fi', 'en', 'sv', 'et'];

describe('what a test is repeated for', () => {
  it('is everything in a whole run', () => {
    expect(inTurn(languages, 3, 1, true)).toEqual(languages);
  });

  it('is the value whose turn it is, so that every value has one', () => {
    expect([0, 1, 2, 3, 4].map((turn) => inTurn(languages, turn, 1, false))).toEqual([
      ['fi'],
      ['en'],
      ['sv'],
      ['et'],
      ['fi'],
    ]);
  });

  it('is as many values as are asked for, apart from each other', () => {
    expect(inTurn(languages, 1, 2, false)).toEqual(['en', 'et']);
    expect(inTurn(['a', 'b', 'c', 'd', 'e'], 4, 2, false)).toEqual(['b', 'e']);
    expect(inTurn(['a', 'b', 'c'], 2, 2, false)).toEqual(['a', 'c']);
  });

  it('is everything where there is no more than asked for', () => {
    expect(inTurn(languages, 2, 4, false)).toEqual(languages);
    expect(inTurn([], 0, 1, false)).toEqual([]);
  });
});

describe('what is tested at once', () => {
  it('is one in a whole run, and a share of all otherwise', () => {
    expect(inGroups(languages, 3, true)).toEqual([['fi'], ['en'], ['sv'], ['et']]);
    expect(inGroups(languages, 3, false)).toEqual([['fi', 'et'], ['en'], ['sv']]);
  });
});
