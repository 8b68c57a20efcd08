import type { OptionalFields } from '@/api/optionalFields';
import { toAvailabilityInput } from '@/api/booking-v2/availabilityInput';
import { occupanciesOf, placeParty } from '@/domain/stay/placement';
import type { SearchCriteria } from '@/domain/search/search';
import type { Locale } from '@/i18n/locales';
import type { AvailabilityField } from '../availabilityFields';
import type { useHotelAvailabilityV2Query$variables } from './__generated__/useHotelAvailabilityV2Query.graphql';

/** How the availability of one hotel is asked for. */
export const availabilityVariablesV2 = (
  criteria: SearchCriteria,
  locale: Locale,
  optional: OptionalFields<AvailabilityField>,
): useHotelAvailabilityV2Query$variables => ({
  input: toAvailabilityInput(criteria, occupanciesOf(placeParty(criteria.party)), locale),
  ...optional,
});
