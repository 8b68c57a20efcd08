import type { LocalDate } from '@/domain/localDate';
import { hasAllAges } from '@/domain/party';
import type { SearchCriteria } from '@/domain/search';
import { parseSearchQuery } from '@/domain/searchCriteria';
import { namesDates } from './namesDates';

/** The search of one hotel that its page's address asks for; null when it asks for none, or for one without a price. */
export function hotelSearch(query: URLSearchParams, hotelId: string, today: LocalDate): SearchCriteria | null {
  const criteria = parseSearchQuery(query, today);
  return namesDates(query) && hasAllAges(criteria.party)
    ? { ...criteria, destination: { kind: 'hotel', hotelId } }
    : null;
}
