import type { OptionalFields } from '@/api/optionalFields';
import { toAvailabilityCriteria, toWireMembership } from '@/api/booking-v1/availabilityCriteria';
import { occupanciesOf, placeParty } from '@/domain/stay/placement';
import type { SearchCriteria } from '@/domain/search/search';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { AvailabilityField } from '../availabilityFields';
import type { useHotelAvailabilityV1Query$variables } from './__generated__/useHotelAvailabilityV1Query.graphql';

/** How the availability of one hotel is asked for. */
export const availabilityVariablesV1 = (
  criteria: SearchCriteria,
  locale: Locale,
  optional: OptionalFields<AvailabilityField>,
): useHotelAvailabilityV1Query$variables => ({
  locale: localeCode(locale),
  criteria: toAvailabilityCriteria(criteria, occupanciesOf(placeParty(criteria.party))),
  memberships: criteria.loyaltyTypes.map(toWireMembership),
  ...optional,
});
