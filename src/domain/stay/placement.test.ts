import fc from 'fast-check';
import { clampParty } from './party';
import type { Party } from './party';
import { movePerson, occupanciesOf, placeParty, placementIssues } from './placement';
import type { PersonKind } from './placement';

const party = (fields: Partial<Party>): Party => ({
  rooms: 1,
  adults: 1,
  children: 0,
  childrenAges: [],
  pets: 0,
  ...fields,
});

const anyParty = fc
  .record({
    rooms: fc.integer({ min: 1, max: 9 }),
    adults: fc.integer({ min: 1, max: 20 }),
    children: fc.integer({ min: 0, max: 6 }),
    childrenAges: fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 6 }),
    pets: fc.integer({ min: 0, max: 2 }),
  })
  .map(clampParty);

const headcount = (placement: ReturnType<typeof placeParty>) => {
  const rooms = occupanciesOf(placement);
  return {
    adults: rooms.reduce((count, room) => count + room.adults, 0),
    ages: rooms.flatMap((room) => room.childAges).sort((a, b) => a - b),
    pets: rooms.reduce((count, room) => count + room.pets, 0),
  };
};

describe('placeParty', () => {
  it('spreads adults over the rooms in turn', () => {
    expect(placeParty(party({ rooms: 2, adults: 5 })).adultPlacement).toEqual([0, 1, 0, 1, 0]);
  });

  it('goes on with the oldest child after the last adult', () => {
    const placement = placeParty(party({ rooms: 3, adults: 4, children: 3, childrenAges: [2, 9, 5] }));
    // Adults fill rooms 0, 1, 2, 0; the child of nine comes next, then five, then two.
    expect(placement.childPlacement).toEqual([0, 1, 2]);
    expect(occupanciesOf(placement)).toEqual([
      { adults: 2, childAges: [2], pets: 0 },
      { adults: 1, childAges: [9], pets: 0 },
      { adults: 1, childAges: [5], pets: 0 },
    ]);
  });

  it('keeps the order of children of one age', () => {
    expect(placeParty(party({ rooms: 2, adults: 2, children: 2, childrenAges: [4, 4] })).childPlacement).toEqual([
      0, 1,
    ]);
  });

  it('gives one room all the pets', () => {
    const rooms = occupanciesOf(placeParty(party({ rooms: 2, adults: 2, pets: 2 })));
    expect(rooms.map((room) => room.pets)).toEqual([2, 0]);
  });

  it('gives a child without an age a bed', () => {
    expect(occupanciesOf(placeParty(party({ children: 2, childrenAges: [1] })))[0]?.childAges).toEqual([15, 1]);
  });

  it('places everyone exactly once, with an adult in each room', () => {
    fc.assert(
      fc.property(anyParty, (guests) => {
        const placement = placeParty(guests);
        const { adults, ages, pets } = headcount(placement);
        expect({ adults, children: ages.length, pets }).toEqual({
          adults: guests.adults,
          children: guests.children,
          pets: guests.pets,
        });
        expect(placementIssues(placement)).toEqual([]);
      }),
    );
  });

  it('gives no room more than one person more than another', () => {
    fc.assert(
      fc.property(anyParty, (guests) => {
        const sizes = occupanciesOf(placeParty(guests)).map((room) => room.adults + room.childAges.length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('movePerson', () => {
  it('moves one adult or child, and all pets together', () => {
    const before = placeParty(party({ rooms: 2, adults: 3, children: 1, childrenAges: [5], pets: 2 }));
    expect(movePerson(before, 'adult', 2, 1).adultPlacement).toEqual([0, 1, 1]);
    expect(movePerson(before, 'child', 0, 0).childPlacement).toEqual([0]);
    expect(movePerson(before, 'pet', 1, 1).petPlacement).toEqual([1, 1]);
  });

  it('names the room without an adult', () => {
    const before = placeParty(party({ rooms: 2, adults: 2 }));
    expect(placementIssues(movePerson(before, 'adult', 1, 0))).toEqual([{ kind: 'roomWithoutAdult', room: 1 }]);
  });

  it('sees pets that were kept apart by an older version', () => {
    const placement = { ...placeParty(party({ rooms: 2, adults: 2, pets: 2 })), petPlacement: [0, 1] };
    expect(placementIssues(placement)).toEqual([{ kind: 'petsApart' }]);
  });

  it('places everyone exactly once, wherever people are moved', () => {
    const moves = fc.array(
      fc.tuple(
        fc.constantFrom<PersonKind>('adult', 'child', 'pet'),
        fc.integer({ min: -1, max: 21 }),
        fc.integer({ min: -1, max: 10 }),
      ),
    );
    fc.assert(
      fc.property(anyParty, moves, (guests, steps) => {
        const start = placeParty(guests);
        const end = steps.reduce((placement, [kind, index, room]) => movePerson(placement, kind, index, room), start);
        expect(headcount(end)).toEqual(headcount(start));
        expect(placementIssues(end).filter((issue) => issue.kind === 'petsApart')).toEqual([]);
      }),
    );
  });
});
