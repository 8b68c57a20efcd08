import type { OptionalFields } from '@/api/optionalFields';
import { toAvailabilityCriteria, toWireMembership } from '@/api/booking-v1/availabilityCriteria';
import { occupanciesOf, placeParty } from '@/domain/stay/placement';
import type { SearchCriteria } from '@/domain/search/search';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { ResultField } from '../resultFields';
import type { useSearchResultsV1Query$variables } from './__generated__/useSearchResultsV1Query.graphql';

/** How results are asked for; null for a search that names no destination. */
export const resultsVariablesV1 = (
  criteria: SearchCriteria,
  locale: Locale,
  optional: OptionalFields<ResultField>,
): useSearchResultsV1Query$variables | null =>
  criteria.destination.kind === 'none'
    ? null
    : {
        locale: localeCode(locale),
        criteria: toAvailabilityCriteria(criteria, occupanciesOf(placeParty(criteria.party))),
        memberships: criteria.loyaltyTypes.map(toWireMembership),
        ...optional,
      };
