import { bedCount, bedWidth } from './bedType';

describe('beds', () => {
  it('are read from the name of their type', () => {
    expect([bedWidth('TWIN_105'), bedWidth('TWIN_KING_180'), bedWidth('FOUR_80')]).toEqual([105, 180, 80]);
    expect((['TWIN_90', 'TWIN_KING_180', 'TWIN_QUEEN_160', 'QUEEN_160', 'KING_240'] as const).map(bedCount)).toEqual([
      2, 1, 1, 1, 1,
    ]);
    expect((['SEVEN_100', 'FOUR_90', 'THREE_100', 'SINGLE_120'] as const).map(bedCount)).toEqual([7, 4, 3, 1]);
  });
});
