import { act, renderHook } from '@testing-library/react';
import type { SearchCriteria } from '@/domain/search';
import { useSearchDrawer } from './availabilitySearchDrawerState';
import { emptySearch, lastSearchOf, searchMade, useAvailabilitySearch } from './availabilitySearchState';
import { StateRoot } from './StateRoot';
import { someCriteria } from './testFlow';

const visit = <T,>(use: () => T) => renderHook(use, { wrapper: StateRoot }).result;
const first = emptySearch('2026-11-02');
const destinations: readonly SearchCriteria['destination'][] = [
  { kind: 'none' },
  { kind: 'place', placeName: 'Helsinki' },
  { kind: 'collection', collectionId: 'spa' },
  { kind: 'hotel', hotelId: '1001' },
];

describe('the last search of a visit', () => {
  beforeEach(() => localStorage.clear());

  it('is none before the first', () => {
    expect(lastSearchOf(first)).toBeNull();
    expect(visit(useAvailabilitySearch).current.lastSearch).toBeNull();
  });

  it.each(destinations)('is the search that was made, whole: %j', (destination) => {
    const criteria = someCriteria({
      destination,
      party: { rooms: 2, adults: 3, children: 1, childrenAges: [4], pets: 1 },
      loyaltyTypes: ['ASOM'],
      rewardNight: true,
      promotionCode: 'TALVI',
      companyCode: 'YRITYS',
      blockCode: 'HAAT',
    });
    expect(lastSearchOf(searchMade(first, criteria))).toEqual(criteria);
  });

  it('remembers that the number of rooms was changed once, whatever is searched later', () => {
    const { party } = someCriteria();
    const searched = (rooms: number, before = first) =>
      searchMade(before, someCriteria({ party: { ...party, rooms } }));
    expect(searched(1).isNumberOfRoomsTouched).toBe(false);
    expect(searched(2).isNumberOfRoomsTouched).toBe(true);
    expect(searched(1, searched(2)).isNumberOfRoomsTouched).toBe(true);
  });

  it('outlives the screen it was made on, and is not stored', () => {
    const { current } = visit(useAvailabilitySearch);
    act(() => current.remember(someCriteria()));
    expect(visit(useAvailabilitySearch).current.lastSearch).toEqual(someCriteria());
    expect(localStorage).toHaveLength(0);
  });
});

describe('the drawer of the search', () => {
  it('opens with what it is given, and forgets that when it closes', () => {
    const drawer = visit(useSearchDrawer);
    expect(drawer.current.isOpen).toBe(false);
    act(() => drawer.current.open(someCriteria()));
    expect(drawer.current).toMatchObject({ isOpen: true, defaultValue: someCriteria() });
    act(() => drawer.current.close());
    expect(drawer.current).toMatchObject({ isOpen: false, defaultValue: null });
    expect(localStorage).toHaveLength(0);
  });
});
