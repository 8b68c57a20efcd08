import {
  firstGroup,
  parseReservationGroup,
  parseSortDirection,
  reservationGroups,
  usualSort,
} from './reservationGroup';

describe('the groups of reservations', () => {
  it('are read from an address in any case', () => {
    expect(reservationGroups.map((group) => parseReservationGroup(group.toLowerCase()))).toEqual(reservationGroups);
    expect(['', 'soon', null, 7].map(parseReservationGroup)).toEqual([null, null, null, null]);
    expect([parseSortDirection('descending'), parseSortDirection('up')]).toEqual(['DESCENDING', null]);
  });

  it('begin with what comes next, and end with the latest', () => {
    expect(reservationGroups.map(usualSort)).toEqual(['ASCENDING', 'ASCENDING', 'DESCENDING', 'DESCENDING']);
  });

  it('open with the one that concerns the guest now', () => {
    const none = { CURRENT: 0, UPCOMING: 0, PAST: 0, CANCELLED: 0 };
    expect(firstGroup({ ...none, CURRENT: 1, UPCOMING: 3 })).toBe('CURRENT');
    expect(firstGroup({ ...none, PAST: 3, CANCELLED: 1 })).toBe('PAST');
    expect(firstGroup(none)).toBe('UPCOMING');
  });
});
