import fc from 'fast-check';
import {
  bedsNeeded,
  clampParty,
  countBabies,
  DEFAULT_PARTY,
  hasAllAges,
  isAdultAge,
  isBaby,
  suggestedRooms,
  withGrownAsAdults,
} from './party';

const wild = fc.oneof(fc.integer(), fc.double(), fc.constant(NaN));
const wildParty = fc.record({
  rooms: wild,
  adults: wild,
  children: wild,
  childrenAges: fc.array(wild, { maxLength: 20 }),
  pets: wild,
});

describe('clampParty', () => {
  it('leaves a party within the limits as it is', () => {
    const party = { rooms: 2, adults: 2, children: 2, childrenAges: [5, 1], pets: 1 };
    expect(clampParty(party)).toEqual(party);
    expect(clampParty(DEFAULT_PARTY)).toEqual(DEFAULT_PARTY);
  });

  it('cuts pets to two, children to six, and ages to the number of children', () => {
    const ages = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(clampParty({ rooms: 1, adults: 2, children: 8, childrenAges: ages, pets: 5 })).toMatchObject({
      children: 6,
      childrenAges: [1, 2, 3, 4, 5, 6],
      pets: 2,
    });
    expect(clampParty({ ...DEFAULT_PARTY, pets: -1 }).pets).toBe(0);
  });

  it('keeps ages those of children', () => {
    const party = clampParty({ ...DEFAULT_PARTY, children: 3, childrenAges: [-4, 15, 16] });
    expect(party.childrenAges).toEqual([0, 15, 15]);
  });

  it('puts an adult in every room', () => {
    expect(clampParty({ ...DEFAULT_PARTY, rooms: 4, adults: 2 }).adults).toBe(4);
  });

  it('makes any party valid, and a valid one stays the same', () => {
    fc.assert(
      fc.property(wildParty, (party) => {
        const clamped = clampParty(party);
        expect(clampParty(clamped)).toEqual(clamped);
        expect(clamped.rooms).toBeGreaterThanOrEqual(1);
        expect(clamped.rooms).toBeLessThanOrEqual(9);
        expect(clamped.adults).toBeGreaterThanOrEqual(clamped.rooms);
        expect(clamped.adults).toBeLessThanOrEqual(20);
        expect(clamped.childrenAges.length).toBeLessThanOrEqual(clamped.children);
      }),
    );
  });
});

describe('ages', () => {
  it('takes guests up to two for babies and from sixteen on for adults', () => {
    expect([0, 2, 3].map(isBaby)).toEqual([true, true, false]);
    expect([15, 16].map(isAdultAge)).toEqual([false, true]);
    expect(countBabies([0, 1, 2, 3, 15])).toBe(3);
  });

  it('needs no bed for a baby', () => {
    expect(bedsNeeded({ adults: 2, childAges: [5, 1], pets: 1 })).toBe(3);
  });

  it('counts a grown child as an adult, once for each child there is', () => {
    const party = { ...DEFAULT_PARTY, children: 2, childrenAges: [17, 5, 18] };
    expect(withGrownAsAdults(party)).toMatchObject({ adults: 2, children: 1, childrenAges: [5] });
  });

  it('suggests rooms for the guests in beds, and never more than there are adults', () => {
    const roomsFor = (adults: number, childrenAges: readonly number[] = []) =>
      suggestedRooms({ adults, children: childrenAges.length, childrenAges });
    expect([1, 2, 4, 5, 9, 20].map((adults) => roomsFor(adults))).toEqual([1, 1, 1, 2, 3, 5]);
    expect(roomsFor(2, [5, 7, 1])).toBe(1);
    expect(roomsFor(2, [5, 7, 9])).toBe(2);
    expect(roomsFor(1, [5, 7, 9, 11])).toBe(1);
  });

  it('knows whether all ages are given', () => {
    expect(hasAllAges({ ...DEFAULT_PARTY, children: 2, childrenAges: [5] })).toBe(false);
    expect(hasAllAges({ ...DEFAULT_PARTY, children: 1, childrenAges: [5] })).toBe(true);
  });
});
