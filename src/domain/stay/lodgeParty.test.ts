import fc from 'fast-check';
import { lodgeParty } from './lodgeParty';
import type { LodgingOption } from './lodgeParty';

const tryAll = (rooms: readonly (readonly LodgingOption[])[], left: ReadonlyMap<string, number>): number | null => {
  const [first, ...rest] = rooms;
  if (!first) return 0;
  const totals = first.flatMap(({ roomTypeRefId, cost }) => {
    const count = left.get(roomTypeRefId) ?? 0;
    if (count === 0) return [];
    const others = tryAll(rest, new Map([...left, [roomTypeRefId, count - 1]]));
    return others === null ? [] : [cost + others];
  });
  return totals.length > 0 ? Math.min(...totals) : null;
};

describe('lodging a party', () => {
  it('finds the cheapest way, or none, as trying every way would', () => {
    const types = ['a', 'b', 'c'];
    const rooms = fc.array(
      fc.uniqueArray(fc.record({ roomTypeRefId: fc.constantFrom(...types), cost: fc.integer({ min: 1, max: 50 }) }), {
        selector: ({ roomTypeRefId }) => roomTypeRefId,
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(rooms, fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)), (options, counts) => {
        const left = new Map(types.map((type, index) => [type, counts[index] ?? 0]));
        expect(lodgeParty(options, left)).toBe(tryAll(options, left));
      }),
    );
  });
});
