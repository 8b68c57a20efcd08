import type { DestinationCatalogue } from '@/domain/search/destinations';
import type { LocalDate } from '@/domain/localDate';
import { hasAllAges } from '@/domain/stay/party';
import type { SearchCriteria } from '@/domain/search/search';
import { parseSearchQuery } from '@/domain/search/searchCriteria';
import type { QueryReader } from '@/domain/search/searchCriteria';
import { resolveDestination } from './destinationOptions';

/** The search that the results' address asks for. Filters are part of the view: changing them asks the API nothing. */
export function resultsSearch(
  query: QueryReader,
  destinations: DestinationCatalogue,
  today: LocalDate,
): SearchCriteria {
  const criteria = parseSearchQuery(query, today);
  return { ...criteria, destination: resolveDestination(destinations, criteria.destination), wishes: [] };
}

/** Whether a search can be made: it names a destination and the age of every child. */
export const canBeSearched = ({ destination, party }: SearchCriteria): boolean =>
  destination.kind !== 'none' && hasAllAges(party);
