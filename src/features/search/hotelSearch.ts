import type { LocalDate } from '@/domain/localDate';
import { hasAllAges } from '@/domain/stay/party';
import type { SearchCriteria } from '@/domain/search/search';
import { parseSearchQuery } from '@/domain/search/searchCriteria';

/** Whether the address of a hotel's page has a search of its own, which is asked as the page opens. */
export const namesDates = (query: URLSearchParams): boolean => query.has('from');

/** The search of one hotel that its page's address asks for; null when it asks for none, or for one without a price. */
export function hotelSearch(query: URLSearchParams, hotelId: string, today: LocalDate): SearchCriteria | null {
  const criteria = parseSearchQuery(query, today);
  return namesDates(query) && hasAllAges(criteria.party)
    ? { ...criteria, destination: { kind: 'hotel', hotelId } }
    : null;
}
