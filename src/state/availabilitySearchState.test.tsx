import { act, renderHook } from '@testing-library/react';
import type { SearchCriteria } from '@/domain/search/search';
import { closeSearchDrawer, openSearchDrawer, useSearchDrawer } from './availabilitySearchDrawerState';
import {
  emptySearch,
  lastSearchOf,
  rememberedSearch,
  rememberSearch,
  rememberStay,
  searchMade,
} from './availabilitySearchState';
import { StateRoot } from './StateRoot';
import { someCriteria } from './testFlow';

const visit = <T,>(use: () => T) => renderHook(use, { wrapper: StateRoot }).result;
const today = '2026-11-02';
const first = emptySearch(today);
const destinations: readonly SearchCriteria['destination'][] = [
  { kind: 'none' },
  { kind: 'place', placeName: 'Helsinki' },
  { kind: 'collection', collectionId: 'spa' },
  { kind: 'hotel', hotelId: '1001' },
];

it('starts with tonight for one adult in one room', () => {
  expect(emptySearch('2026-12-31')).toEqual({
    collectionID: null,
    hotelID: null,
    placeName: null,
    startDate: '2026-12-31',
    endDate: '2027-01-01',
    numberOfRooms: 1,
    isNumberOfRoomsTouched: false,
    adults: 1,
    children: 0,
    pets: 0,
    childrenAges: [],
    loyaltyMembershipType: [],
    rewardNight: false,
    promotionCode: '',
    planCode: '',
    companyCode: '',
    blockCode: '',
    initialized: false,
  });
});

describe('the last search of a visit', () => {
  beforeEach(() => localStorage.clear());

  it('is none before the first', () => {
    expect(lastSearchOf(first, today)).toBeNull();
    expect(rememberedSearch()).toBeNull();
  });

  it.each(destinations)('is the search that was made, whole: %j', (destination) => {
    const criteria = someCriteria({
      destination,
      party: { rooms: 2, adults: 3, children: 1, childrenAges: [4], pets: 1 },
      loyaltyTypes: ['ASOM'],
      rewardNight: true,
      promotionCode: 'TALVI',
      planCode: 'ADVANCE',
      companyCode: 'YRITYS',
      blockCode: 'HAAT',
    });
    expect(lastSearchOf(searchMade(first, criteria), today)).toEqual(criteria);
  });

  it('remembers that the guest chose the number of rooms, also after later searches', () => {
    const { party } = someCriteria();
    const searched = (rooms: number, adults = rooms, before = first) =>
      searchMade(before, someCriteria({ party: { ...party, rooms, adults } })).isNumberOfRoomsTouched;
    expect(searched(1)).toBe(false);
    // Five adults get two rooms by themselves.
    expect(searched(2, 5)).toBe(false);
    expect(searched(2)).toBe(true);
    const touched = searchMade(first, someCriteria({ party: { ...party, rooms: 2, adults: 2 } }));
    expect(searched(1, 1, touched)).toBe(true);
  });

  it('drops days that have passed since', () => {
    const made = searchMade(first, someCriteria({ startDate: '2026-11-02', endDate: '2026-11-05' }));
    expect(lastSearchOf(made, '2026-11-04')).toMatchObject({ startDate: '2026-11-04', endDate: '2026-11-05' });
  });

  it('keeps where the guest was looking when a stay at one hotel follows, and stores nothing', () => {
    jest.useFakeTimers({ now: new Date('2026-11-02T09:00:00+02:00') });
    const hotel = { kind: 'hotel', hotelId: '1001' } as const;
    rememberStay(someCriteria({ destination: hotel }));
    expect(rememberedSearch()?.destination).toEqual(hotel);
    const place = { kind: 'place', placeName: 'Helsinki' } as const;
    rememberSearch(someCriteria({ destination: place }));
    rememberStay(someCriteria({ destination: hotel, promotionCode: 'TALVI' }));
    expect(rememberedSearch()).toMatchObject({ destination: place, promotionCode: 'TALVI' });
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    jest.useRealTimers();
  });
});

describe('the drawer of the search', () => {
  it('opens with what it is given, and resets that when it closes', () => {
    const drawer = visit(useSearchDrawer);
    expect(drawer.current.isOpen).toBe(false);
    act(() => openSearchDrawer(someCriteria()));
    expect(drawer.current).toMatchObject({ isOpen: true, defaultValue: someCriteria() });
    act(closeSearchDrawer);
    expect(drawer.current).toMatchObject({ isOpen: false, defaultValue: null });
    expect(localStorage).toHaveLength(0);
  });
});
