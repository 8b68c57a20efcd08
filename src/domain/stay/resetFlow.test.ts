import { shouldResetFlow } from './resetFlow';

const basis = {
  hotelId: 'kamppi',
  party: { rooms: 2, adults: 2, children: 2, childrenAges: [5, 1], pets: 1 },
};

describe('shouldResetFlow', () => {
  it('keeps everything while party and hotel are the same', () => {
    expect(shouldResetFlow(basis, structuredClone(basis))).toBe(false);
  });

  it('resets for another hotel', () => {
    expect(shouldResetFlow(basis, { ...basis, hotelId: 'tahko' })).toBe(true);
    expect(shouldResetFlow({ ...basis, hotelId: null }, basis)).toBe(true);
  });

  it.each([
    { rooms: 1 },
    { adults: 3 },
    { children: 3 },
    { pets: 0 },
    { childrenAges: [5, 2] },
    { childrenAges: [5] },
    { childrenAges: [5, 1, 3] },
  ])('resets when the party changes: %j', (change) => {
    expect(shouldResetFlow(basis, { ...basis, party: { ...basis.party, ...change } })).toBe(true);
  });
});
