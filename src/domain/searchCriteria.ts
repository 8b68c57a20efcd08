import { MAX_CODE_LENGTH, MAX_DAYS_AHEAD, MAX_NIGHTS, MAX_PLACE_NAME_LENGTH, MIN_NIGHTS } from './limits';
import { addDays, isBefore, nights, parseLocalDate } from './localDate';
import type { DateRange, LocalDate } from './localDate';
import { loyaltyTypes } from './offer';
import type { LoyaltyType } from './offer';
import { clampParty, DEFAULT_PARTY } from './party';
import type { Party } from './party';
import type { Destination, SearchCriteria } from './search';
import { stayWishes } from './wishes';

/** What a query of an address can be read from: `URLSearchParams`, or anything that behaves so. */
export interface QueryReader {
  getAll(name: string): readonly string[];
}

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

/** A stay that can be searched: from today on, not too far ahead, at least one night and no more than the maximum. */
export function clampDates(start: LocalDate | null, end: LocalDate | null, today: LocalDate): DateRange {
  const latest = addDays(today, MAX_DAYS_AHEAD);
  const wanted = start ?? today;
  const startDate = isBefore(wanted, today) ? today : isBefore(latest, wanted) ? latest : wanted;
  const length = end === null ? MIN_NIGHTS : nights({ startDate, endDate: end });
  return { startDate, endDate: addDays(startDate, Math.min(MAX_NIGHTS, Math.max(MIN_NIGHTS, length))) };
}

const wholeNumber = (text: string): number | null => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null);

function readParty(first: (name: string) => string, ages: readonly string[]): Party {
  const childrenAges = ages.map(wholeNumber).filter((age) => age !== null);
  return clampParty({
    rooms: wholeNumber(first('rooms')) ?? DEFAULT_PARTY.rooms,
    adults: wholeNumber(first('adults')) ?? DEFAULT_PARTY.adults,
    children: wholeNumber(first('children')) ?? childrenAges.length,
    childrenAges,
    pets: wholeNumber(first('pets')) ?? DEFAULT_PARTY.pets,
  });
}

/** Memberships by their name in an address; the older spelling of the card is known too. */
function readLoyaltyTypes(values: readonly string[]): readonly LoyaltyType[] {
  const names = values.map((value) => (value === 'SCARD' ? 'S_CARD' : value));
  return loyaltyTypes.filter((type) => names.includes(type));
}

const isYes = (value: string): boolean => value === '1' || value === 'true' || value === 'on';

/**
 * The search an address describes. An address is anybody's writing: what is missing gets its default (today, one night,
 * one adult in one room), what is impossible is brought within the limits, what is strange is left out.
 */
export function parseSearchQuery(query: QueryReader, today: LocalDate): SearchCriteria {
  const first = (name: string): string => query.getAll(name)[0] ?? '';
  // A plain form sends one field per value, a written link puts commas.
  const list = (name: string): readonly string[] =>
    query.getAll(name).flatMap((value) => value.split(',').map((part) => part.trim()));
  return {
    destination: readDestination(first),
    ...clampDates(parseLocalDate(first('from')), parseLocalDate(first('to')), today),
    party: readParty(first, list('ages')),
    loyaltyTypes: readLoyaltyTypes([...list('member'), ...list('loyaltyMembershipType')]),
    rewardNight: isYes(first('reward')),
    promotionCode: cleanCode(first('promo')),
    companyCode: cleanCode(first('company')),
    blockCode: cleanCode(first('block')),
    wishes: stayWishes.filter((wish) => isYes(first(wish))),
  };
}

/** The query that `parseSearchQuery` reads back as the same criteria. What has its default is left out, dates never. */
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
    ['reward', criteria.rewardNight ? '1' : ''],
    ['member', criteria.loyaltyTypes.join(',')],
    ...criteria.wishes.map((wish) => [wish, '1'] as const),
  ];
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
