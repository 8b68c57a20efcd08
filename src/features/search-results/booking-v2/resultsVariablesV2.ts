import type { OptionalFields } from '@/api/optionalFields';
import { toAvailabilityInput } from '@/api/booking-v2/availabilityInput';
import { occupanciesOf, placeParty } from '@/domain/stay/placement';
import type { SearchCriteria } from '@/domain/search/search';
import type { Locale } from '@/i18n/locales';
import type { ResultField } from '../resultFields';
import type { useSearchResultsV2Query$variables } from './__generated__/useSearchResultsV2Query.graphql';

/** How results are asked for; null for a search that names no destination. */
export const resultsVariablesV2 = (
  criteria: SearchCriteria,
  locale: Locale,
  optional: OptionalFields<ResultField>,
): useSearchResultsV2Query$variables | null =>
  criteria.destination.kind === 'none'
    ? null
    : { input: toAvailabilityInput(criteria, occupanciesOf(placeParty(criteria.party)), locale), ...optional };
