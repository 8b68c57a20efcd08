import { today } from '@/browser/today';
import { addDays } from '@/domain/localDate';
import type { LocalDate } from '@/domain/localDate';
import { DEFAULT_PARTY, suggestedRooms } from '@/domain/stay/party';
import type { Destination, SearchCriteria } from '@/domain/search/search';
import { clampDates } from '@/domain/search/searchCriteria';
import { searchOfVisit } from './searchOfVisit';
import type { AvailabilitySearch } from './searchOfVisit';

/** The default search of a day: one adult in one room, tonight. */
export function emptySearch(day: LocalDate): AvailabilitySearch {
  return {
    collectionID: null,
    hotelID: null,
    placeName: null,
    startDate: day,
    endDate: addDays(day, 1),
    numberOfRooms: DEFAULT_PARTY.rooms,
    isNumberOfRoomsTouched: false,
    adults: DEFAULT_PARTY.adults,
    children: DEFAULT_PARTY.children,
    pets: DEFAULT_PARTY.pets,
    childrenAges: DEFAULT_PARTY.childrenAges,
    loyaltyMembershipType: [],
    rewardNight: false,
    promotionCode: '',
    companyCode: '',
    blockCode: '',
    planCode: '',
    initialized: false,
  };
}

/** The slice after a search was made. */
export function searchMade(before: AvailabilitySearch, criteria: SearchCriteria): AvailabilitySearch {
  const { destination, party, loyaltyTypes, wishes: _wishes, mode: _mode, ownCots: _ownCots, ...others } = criteria;
  return {
    ...others,
    collectionID: destination.kind === 'collection' ? destination.collectionId : null,
    hotelID: destination.kind === 'hotel' ? destination.hotelId : null,
    placeName: destination.kind === 'place' ? destination.placeName : null,
    numberOfRooms: party.rooms,
    isNumberOfRoomsTouched: before.isNumberOfRoomsTouched || party.rooms !== suggestedRooms(party),
    adults: party.adults,
    children: party.children,
    pets: party.pets,
    childrenAges: party.childrenAges,
    loyaltyMembershipType: loyaltyTypes,
    initialized: true,
  };
}

function destinationOf({ collectionID, hotelID, placeName }: AvailabilitySearch): Destination {
  if (hotelID !== null) return { kind: 'hotel', hotelId: hotelID };
  if (collectionID !== null) return { kind: 'collection', collectionId: collectionID };
  return placeName === null ? { kind: 'none' } : { kind: 'place', placeName };
}

/** The last search as `SearchCriteria`; null before the first. Days that have passed since are left out. */
export function lastSearchOf(search: AvailabilitySearch, day: LocalDate): SearchCriteria | null {
  if (!search.initialized) return null;
  const { startDate, endDate, rewardNight, promotionCode, companyCode, blockCode, planCode } = search;
  const { numberOfRooms: rooms, adults, children, childrenAges, pets } = search;
  return {
    ...{ rewardNight, promotionCode, companyCode, blockCode, planCode },
    ...clampDates(startDate, endDate, day),
    destination: destinationOf(search),
    party: { rooms, adults, children, childrenAges, pets },
    loyaltyTypes: search.loyaltyMembershipType,
    // The last search fills forms, and a trip of several stays is only ever asked for by a link.
    mode: 'STANDARD',
    wishes: [],
  };
}

/** Keeps a search for every form of this visit. */
export function rememberSearch(criteria: SearchCriteria): void {
  searchOfVisit.current = searchMade(searchOfVisit.current ?? emptySearch(today()), criteria);
}

/** Keeps days, party and codes of a stay at one hotel. The destination of an earlier search stays. */
export function rememberStay(criteria: SearchCriteria): void {
  const last = rememberedSearch();
  const isLooking = last !== null && last.destination.kind !== 'none';
  rememberSearch(isLooking ? { ...criteria, destination: last.destination } : criteria);
}

/** The last search of this visit, for a form on a page whose address has none. */
export const rememberedSearch = (): SearchCriteria | null =>
  searchOfVisit.current && lastSearchOf(searchOfVisit.current, today());

/** Whether the number of rooms is the guest's own choice, which the site leaves alone. */
export const isNumberOfRoomsTouched = (): boolean => searchOfVisit.current?.isNumberOfRoomsTouched ?? false;
