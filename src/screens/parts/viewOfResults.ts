import type { DestinationCatalogue } from '@/domain/search/destinations';
import type { Destination, SearchCriteria } from '@/domain/search/search';
import { parseSearchQuery } from '@/domain/search/searchCriteria';
import { today } from '@/browser/today';
import { resolveDestination, townName } from '@/features/search/destinationOptions';
import { readResultView, resultViewQuery } from '@/features/search-results/resultView';
import type { ResultView } from '@/features/search-results/resultView';

/** The view in an address, whose towns may be those of a page in another language. */
export function viewOfResults(query: URLSearchParams, destinations: DestinationCatalogue): ResultView {
  const view = readResultView(query);
  return { ...view, cities: [...new Set(view.cities.map((city) => townName(destinations, city)))] };
}

const isSame = (one: Destination, other: Destination): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The view that results in an address keep for another search: towns narrow down one destination, and no other. */
export function viewForSearch(
  query: URLSearchParams,
  destinations: DestinationCatalogue,
  criteria: SearchCriteria,
): ReturnType<typeof resultViewQuery> {
  const view = viewOfResults(query, destinations);
  const before = resolveDestination(destinations, parseSearchQuery(query, today()).destination);
  const cities = isSame(before, criteria.destination) ? view.cities : [];
  return resultViewQuery({ ...view, cities, wishes: criteria.wishes });
}
