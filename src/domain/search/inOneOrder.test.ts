import fc from 'fast-check';
import { inOneOrder } from './inOneOrder';

const items = (letters: string) => [...letters].map((refId) => ({ refId }));
const merged = (...lists: readonly string[]) =>
  inOneOrder(lists.map(items))
    .map(({ refId }) => refId)
    .join('');

describe('lists that repeat each other', () => {
  it('give each item once, in an order that is that of every list', () => {
    expect(merged('AC', 'ABC')).toBe('ABC');
    expect(merged('AB', 'BC', 'CD')).toBe('ABCD');
    expect(merged('B', 'AB')).toBe('AB');
    expect(merged('F', 'G', 'FG')).toBe('FG');
    expect(merged()).toBe('');
  });

  it('follow the first of two that contradict each other', () => {
    expect(merged('AB', 'BA')).toBe('AB');
  });

  it('keep the first of two items with one id', () => {
    const [kept] = inOneOrder([[{ refId: 'A', name: 'first' }], [{ refId: 'A', name: 'second' }]]);
    expect(kept).toEqual({ refId: 'A', name: 'first' });
  });

  it('follow the order of every list that is part of one longer list', () => {
    const whole = [...'ABCDEFGH'];
    fc.assert(
      fc.property(fc.array(fc.subarray(whole), { maxLength: 5 }), (lists) => {
        const result = merged(...lists.map((list) => list.join('')));
        for (const list of lists) {
          expect([...result].filter((letter) => list.includes(letter)).join('')).toBe(list.join(''));
        }
        expect([...result].sort().join('')).toBe([...new Set(lists.flat())].sort().join(''));
      }),
    );
  });
});
