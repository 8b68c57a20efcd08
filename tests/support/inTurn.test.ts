import { inGroups, inTurn } from './inTurn';

const letters = ['a', 'b', 'c', 'd'];

describe('what a test is repeated for', () => {
  it('is everything in a whole run', () => {
    expect(inTurn(letters, 3, 1, true)).toEqual(letters);
  });

  it('is the value whose turn it is, so that every value has one', () => {
    expect([0, 1, 2, 3, 4].map((turn) => inTurn(letters, turn, 1, false))).toEqual([['a'], ['b'], ['c'], ['d'], ['a']]);
  });

  it('is as many values as are asked for, apart from each other', () => {
    expect(inTurn(letters, 1, 2, false)).toEqual(['b', 'd']);
    expect(inTurn(['a', 'b', 'c', 'd', 'e'], 4, 2, false)).toEqual(['b', 'e']);
    expect(inTurn(['a', 'b', 'c'], 2, 2, false)).toEqual(['a', 'c']);
  });

  it('is spread over all values, where more than half are asked for too', () => {
    expect(inTurn([0, 1, 2, 3, 4, 5, 6, 7, 8], 0, 5, false)).toEqual([0, 1, 3, 5, 7]);
  });

  it('is everything where there is no more than asked for', () => {
    expect(inTurn(letters, 2, 4, false)).toEqual(letters);
    expect(inTurn([], 0, 1, false)).toEqual([]);
  });
});

describe('what is tested at once', () => {
  it('is one in a whole run, and a share of all otherwise', () => {
    expect(inGroups(letters, 3, true)).toEqual([['a'], ['b'], ['c'], ['d']]);
    expect(inGroups(letters, 3, false)).toEqual([['a', 'd'], ['b'], ['c']]);
  });
});
