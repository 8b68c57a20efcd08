import type { OptionalFields } from '@/api/optionalFields';
import { wireList } from '@/api/wireList';
import { toAvailabilityCriteria, toWireMembership } from '@/api/booking-v1/availabilityCriteria';
import { occupanciesOf, placeParty } from '@/domain/stay/placement';
import type { ListPage } from '@/domain/search/listPage';
import type { SearchCriteria } from '@/domain/search/search';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { ResultField } from '../resultFields';
import type { useSearchResultsV1Query$variables } from './__generated__/useSearchResultsV1Query.graphql';

/**
 * How results are asked for; null for a search that names no destination.
 * @param page null for all hotels at once, with all that they offer
 */
export const resultsVariablesV1 = (
  criteria: SearchCriteria,
  locale: Locale,
  optional: OptionalFields<ResultField>,
  page: ListPage | null,
): useSearchResultsV1Query$variables | null => {
  if (criteria.destination.kind === 'none') return null;
  const asked = toAvailabilityCriteria(criteria, occupanciesOf(placeParty(criteria.party)));
  const list = optional.withList && page ? wireList(page, criteria) : null;
  return {
    locale: localeCode(locale),
    criteria: list ? { ...asked, list } : asked,
    memberships: criteria.loyaltyTypes.map(toWireMembership),
    ...optional,
    withList: list !== null,
  };
};
