import { today } from '@/browser/today';
import { hasAllAges } from '@/domain/stay/party';
import type { SearchCriteria } from '@/domain/search/search';
import { parseSearchQuery, searchChangesOf } from '@/domain/search/searchCriteria';
import type { SearchChange } from '@/domain/search/searchCriteria';

const count = (description: string) => ({ type: 'integer', minimum: 0, description });

/** What a stay is asked by, as JSON Schema. The names are those of the site's own addresses. */
export const staySchema = {
  from: { type: 'string', format: 'date', description: 'Day of arrival, such as 2026-12-01. Default: today.' },
  to: { type: 'string', format: 'date', description: 'Day of departure. Default: the day after arrival.' },
  rooms: count('Rooms of the stay. Default: 1.'),
  adults: count('Adults in all rooms together. Default: 1.'),
  ages: { type: 'array', items: { type: 'integer' }, description: 'The age of each child at arrival.' },
  pets: count('Pets in all rooms together. Default: 0.'),
} as const;

export const placeSchema = {
  place: { type: 'string', description: 'Town or area by its name in the language of the page, such as Helsinki.' },
} as const;

export const hotelSchema = {
  hotel: { type: 'string', description: 'The id of the hotel, as find_hotels gives it.' },
} as const;

/** A stay that an assistant asks about. */
export interface AskedStay {
  readonly criteria: SearchCriteria;
  /** What of it was not possible and was changed, as for an address. */
  readonly changes: readonly SearchChange[];
}

const isAskable = (value: unknown): value is number | string | readonly unknown[] =>
  typeof value === 'string' || typeof value === 'number' || Array.isArray(value);

/** Reads what a tool is asked with as the site reads an address. A text instead says what is missing. */
export function readAskedStay(input: unknown, place: 'hotel' | 'place'): AskedStay | string {
  const asked = Object.entries(input ?? {}).flatMap(([name, value]) =>
    name in staySchema || name === place ? (isAskable(value) ? [[name, String(value)]] : []) : [],
  );
  const query = new URLSearchParams(asked);
  const criteria = parseSearchQuery(query, today());
  if (criteria.destination.kind === 'none') return `"${place}" is missing.`;
  if (!hasAllAges(criteria.party)) return 'Each child needs an age in "ages".';
  return { criteria, changes: searchChangesOf(query, today()) };
}
