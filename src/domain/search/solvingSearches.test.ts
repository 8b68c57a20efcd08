import { parseSearchQuery } from './searchCriteria';
import { solvingSearches } from './solvingSearches';

const criteria = parseSearchQuery(
  new URLSearchParams('place=Helsinki&from=2026-12-04&to=2026-12-06&rooms=1&adults=4&pets=1'),
  '2026-11-20',
);
type Unsolved = Parameters<typeof solvingSearches>[0][number];
const full = (fields: Partial<Unsolved>): Unsolved => ({
  available: false,
  nearestDates: [],
  unavailable: null,
  ...fields,
});
const tooSmall = { unavailable: { reason: 'TOO_FEW_ROOMS', rooms: 2 } } as const;
const from = (startDate: string, endDate: string) => ({ startDate, endDate });

describe('the searches that find room', () => {
  it('are asked once for all hotels that they help, with all else kept', () => {
    const found = solvingSearches(
      [
        full({ nearestDates: [from('2026-12-07', '2026-12-09')] }),
        full(tooSmall),
        full(tooSmall),
        full({ available: true, nearestDates: [from('2026-12-01', '2026-12-03')] }),
      ],
      criteria,
    );
    expect(found.map(({ key }) => key)).toEqual(['rooms 2', 'from 2026-12-07']);
    expect(found[0]?.criteria).toEqual({ ...criteria, party: { ...criteria.party, rooms: 2 } });
    expect(found[1]?.criteria).toEqual({ ...criteria, startDate: '2026-12-07', endDate: '2026-12-09' });
  });

  it('are four at most, and none where as many rooms only have to be shared otherwise', () => {
    const days = ['01', '02', '05', '06', '07'].map((day) => from(`2026-12-${day}`, '2026-12-09'));
    expect(solvingSearches([full({ nearestDates: days })], criteria)).toHaveLength(4);
    const otherwise = { unavailable: { reason: 'TOO_FEW_ROOMS', rooms: 1 } } as const;
    expect(solvingSearches([full(otherwise)], criteria)).toEqual([]);
  });

  it('are not asked for a list that is longer than guests read', () => {
    const many = (count: number) => Array.from({ length: count }, () => full(tooSmall));
    expect(solvingSearches(many(100), criteria)).toHaveLength(1);
    expect(solvingSearches(many(101), criteria)).toEqual([]);
  });
});
