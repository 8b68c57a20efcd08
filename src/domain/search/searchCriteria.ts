import { MAX_ADULTS, MAX_CHILDREN, MAX_CODE_LENGTH, MAX_DAYS_AHEAD, MAX_NIGHTS, MAX_PETS } from '../limits';
import { MAX_PLACE_NAME_LENGTH, MAX_ROOMS, MIN_ADULTS, MIN_NIGHTS } from '../limits';
import { addDays, isBefore, nights } from '../localDate';
import type { DateRange, LocalDate } from '../localDate';
import { readDate } from '../writtenDate';
import { loyaltyTypes, parseMembership } from '../guest/membership';
import type { LoyaltyType } from '../guest/membership';
import { clampParty, DEFAULT_PARTY, ownCotsFor, PROPOSED_PARTY, withGrownAsAdults } from '../stay/party';
import type { Party } from '../stay/party';
import { parseSearchMode } from './search';
import type { Destination, SearchCriteria } from './search';
import { stayWishes } from './wishes';

/** What a query of an address can be read from: `URLSearchParams`, or anything that behaves so. */
export interface QueryReader {
  getAll(name: string): readonly string[];
}

/** The values of a query: the first of a name, or all. Forms send one field per value; links may use commas. */
interface Written {
  readonly first: (name: string) => string;
  readonly list: (name: string) => readonly string[];
}

const writtenIn = (query: QueryReader): Written => ({
  first: (name) => query.getAll(name)[0] ?? '',
  list: (name) => query.getAll(name).flatMap((value) => value.split(',').map((part) => part.trim())),
});

const clean = (text: string, unwanted: RegExp, length: number): string =>
  text.normalize('NFC').replace(unwanted, '').slice(0, length).trim();

const cleanPlace = (text: string): string => clean(text, /[^\p{L}\p{M}\p{N} ,.'()/&-]/gu, MAX_PLACE_NAME_LENGTH);
const cleanCode = (text: string): string => clean(text, /[^\p{L}\p{N} ._/-]/gu, MAX_CODE_LENGTH);
const cleanId = (text: string): string => clean(text, /[^\w.:-]/g, MAX_PLACE_NAME_LENGTH);

function readDestination(first: (name: string) => string): Destination {
  const hotelId = cleanId(first('hotel'));
  if (hotelId !== '') return { kind: 'hotel', hotelId };
  const collectionId = cleanId(first('collection'));
  if (collectionId !== '') return { kind: 'collection', collectionId };
  const placeName = cleanPlace(first('place'));
  return placeName === '' ? { kind: 'none' } : { kind: 'place', placeName };
}

/**
 * A stay that can be searched: from today on, within the days and nights that can be booked. A stay that has to move
 * keeps its length; one that has begun keeps its departure. Without an arrival it is one night from today.
 */
export function clampDates(start: LocalDate | null, end: LocalDate | null, today: LocalDate): DateRange {
  const latest = addDays(today, MAX_DAYS_AHEAD);
  const wanted = start ?? today;
  const startDate = isBefore(wanted, today) ? today : isBefore(latest, wanted) ? latest : wanted;
  const hasBegun = end !== null && startDate === today && isBefore(today, end);
  const asked = { startDate: hasBegun ? today : wanted, endDate: end ?? wanted };
  const length = start === null ? MIN_NIGHTS : nights(asked);
  return { startDate, endDate: addDays(startDate, Math.min(MAX_NIGHTS, Math.max(MIN_NIGHTS, length))) };
}

/** A count in an address: null when it is missing, not a number when it is none. */
const writtenCount = (text: string): number | null =>
  text.trim() === '' ? null : /^-?\d+$/.test(text.trim()) ? Number(text) : NaN;

/** The party as written in an address, not clamped yet: a count that is no number is `NaN`. */
function writtenParty({ first, list }: Written): Party {
  const ages = list('ages').flatMap((text) => writtenCount(text) ?? []);
  return {
    rooms: writtenCount(first('rooms')) ?? DEFAULT_PARTY.rooms,
    adults: writtenCount(first('adults')) ?? DEFAULT_PARTY.adults,
    children: writtenCount(first('children')) ?? ages.length,
    // A child without a possible age is asked for it.
    childrenAges: ages.filter((age) => age >= 0),
    pets: writtenCount(first('pets')) ?? DEFAULT_PARTY.pets,
  };
}

/** Memberships by their name in an address. */
function readLoyaltyTypes(values: readonly string[]): readonly LoyaltyType[] {
  const names = values.map((value) => parseMembership(value) ?? value);
  return loyaltyTypes.filter((type) => names.includes(type));
}

const isYes = (value: string): boolean => value === '1' || value === 'true' || value === 'on';

/**
 * The search in an address, which may be written by hand: what is missing gets its default (today, one night, one adult
 * in one room), values outside the limits are clamped, unknown ones are left out.
 */
export function parseSearchQuery(query: QueryReader, today: LocalDate): SearchCriteria {
  const written = writtenIn(query);
  const { first, list } = written;
  const codes = {
    promotionCode: cleanCode(first('promo')),
    companyCode: cleanCode(first('company')),
    blockCode: cleanCode(first('block')),
  };
  const party = clampParty(withGrownAsAdults(writtenParty(written)));
  return {
    destination: readDestination(first),
    ...clampDates(readDate(first('from'), today), readDate(first('to'), today), today),
    party,
    loyaltyTypes: readLoyaltyTypes([...list('member'), ...list('loyaltyMembershipType')]),
    rewardNight: isYes(first('reward')),
    ...codes,
    // Who gives a code wants its price, not that of the offer they came from.
    planCode: Object.values(codes).some((code) => code !== '') ? '' : cleanCode(first('plan')),
    mode: parseSearchMode(first('mode')),
    ...ownCotsFor(party, isYes(first('owncots'))),
    wishes: stayWishes.filter((wish) => isYes(first(wish))),
  };
}

/** What a form begins with at an address: its search, and the party for most stays where it names no stay. */
export function proposedSearch(query: QueryReader, today: LocalDate): SearchCriteria {
  const criteria = parseSearchQuery(query, today);
  const { first } = writtenIn(query);
  const namesStay = ['from', 'adults', 'rooms'].some((name) => first(name) !== '');
  if (namesStay) return criteria;
  const { party } = criteria;
  return { ...criteria, party: { ...party, adults: Math.max(party.adults, PROPOSED_PARTY.adults) } };
}

/** Requests of an address that were changed because they are not possible. */
export const searchChanges = [
  'datesUnreadable',
  'arrivalPassed',
  'arrivalTooFar',
  'departureNotAfter',
  'stayTooLong',
  'roomsOutOfRange',
  'adultsPerRoom',
  'adultsOutOfRange',
  'childrenGrown',
  'childrenOutOfRange',
  'petsOutOfRange',
] as const;

export type SearchChange = (typeof searchChanges)[number];

function dateChanges(from: string, to: string, today: LocalDate): readonly SearchChange[] {
  const start = readDate(from, today);
  const end = readDate(to, today);
  const isUnreadable = (from !== '' && start === null) || (to !== '' && end === null);
  if (isUnreadable || (start === null && end !== null)) return ['datesUnreadable'];
  if (start === null) return [];
  const { startDate } = clampDates(start, end, today);
  const asked = { startDate: isBefore(start, today) ? today : start, endDate: end ?? start };
  const tooLong = nights(asked) > MAX_NIGHTS ? (['stayTooLong'] as const) : [];
  if (isBefore(start, today)) return ['arrivalPassed', ...tooLong];
  if (isBefore(startDate, start)) return ['arrivalTooFar', ...tooLong];
  return end !== null && !isBefore(start, end) ? ['departureNotAfter'] : tooLong;
}

/** What `parseSearchQuery` changed in what the address asks; each is shown to the guest. */
export function searchChangesOf(query: QueryReader, today: LocalDate): readonly SearchChange[] {
  const written = writtenIn(query);
  const { first } = written;
  const asked = writtenParty(written);
  const party = withGrownAsAdults(asked);
  // True for what is no number too.
  const isOutside = (value: number, min: number, max: number) => !(value >= min && value <= max);
  const found: Readonly<Partial<Record<SearchChange, boolean>>> = {
    roomsOutOfRange: isOutside(party.rooms, 1, MAX_ROOMS),
    adultsPerRoom:
      first('adults') !== '' && party.rooms <= MAX_ROOMS && party.adults >= MIN_ADULTS && party.adults < party.rooms,
    adultsOutOfRange: isOutside(party.adults, MIN_ADULTS, MAX_ADULTS),
    childrenGrown: party.adults > asked.adults,
    childrenOutOfRange: isOutside(party.children, 0, MAX_CHILDREN),
    petsOutOfRange: isOutside(party.pets, 0, MAX_PETS),
  };
  const changedDates = dateChanges(first('from').trim(), first('to').trim(), today);
  return searchChanges.filter((change) => found[change] === true || changedDates.includes(change));
}

/** The query that `parseSearchQuery` reads back as the same criteria. Defaults are left out, except dates. */
export function searchQueryOf(criteria: SearchCriteria): Readonly<Record<string, string>> {
  const { destination, party } = criteria;
  const entries: readonly (readonly [string, string])[] = [
    ['place', destination.kind === 'place' ? destination.placeName : ''],
    ['hotel', destination.kind === 'hotel' ? destination.hotelId : ''],
    ['collection', destination.kind === 'collection' ? destination.collectionId : ''],
    ['from', criteria.startDate],
    ['to', criteria.endDate],
    ['rooms', String(party.rooms)],
    ['adults', String(party.adults)],
    ['children', party.children === 0 ? '' : String(party.children)],
    ['ages', party.childrenAges.join(',')],
    ['pets', party.pets === 0 ? '' : String(party.pets)],
    ['promo', criteria.promotionCode],
    ['company', criteria.companyCode],
    ['block', criteria.blockCode],
    ['plan', criteria.planCode],
    ['reward', criteria.rewardNight ? '1' : ''],
    ['member', criteria.loyaltyTypes.join(',')],
    ['mode', criteria.mode === 'STANDARD' ? '' : criteria.mode.toLowerCase()],
    ['owncots', criteria.ownCots ? '1' : ''],
    ...criteria.wishes.map((wish) => [wish, '1'] as const),
  ];
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
