import type { OptionalFields } from '@/api/optionalFields';
import { wireList } from '@/api/wireList';
import { toAvailabilityInput } from '@/api/booking-v2/availabilityInput';
import { occupanciesOf, placeParty } from '@/domain/stay/placement';
import type { ListPage } from '@/domain/search/listPage';
import type { SearchCriteria } from '@/domain/search/search';
import type { Locale } from '@/i18n/locales';
import type { ResultField } from '../resultFields';
import type { useSearchResultsV2Query$variables } from './__generated__/useSearchResultsV2Query.graphql';

/**
 * How results are asked for; null for a search that names no destination.
 * @param page null for all hotels at once, with all that they offer
 */
export const resultsVariablesV2 = (
  criteria: SearchCriteria,
  locale: Locale,
  optional: OptionalFields<ResultField>,
  page: ListPage | null,
): useSearchResultsV2Query$variables | null => {
  if (criteria.destination.kind === 'none') return null;
  const asked = toAvailabilityInput(criteria, occupanciesOf(placeParty(criteria.party)), locale);
  const list = optional.withList && page ? wireList(page, criteria) : null;
  return { input: list ? { ...asked, list } : asked, ...optional, withList: list !== null };
};
