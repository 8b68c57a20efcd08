import type { Occupancy } from '@/domain/stay/party';
import type { SearchCriteria } from '@/domain/search/search';
import type { Locale } from '@/i18n/locales';
import { hasAdultInEach } from '../offerFields';
import type { OfferField } from '../offerFields';
import type { OptionalFields } from '../optionalFields';
import { toAvailabilityInput } from './availabilityInput';
import type { useHotelOffersV2Query$variables } from './__generated__/useHotelOffersV2Query.graphql';

/** How a hotel's offers are asked for; null when the party cannot be asked for. */
export const offersVariablesV2 = (
  criteria: SearchCriteria,
  occupancies: readonly Occupancy[],
  locale: Locale,
  optional: OptionalFields<OfferField>,
): useHotelOffersV2Query$variables | null =>
  hasAdultInEach(occupancies) ? { input: toAvailabilityInput(criteria, occupancies, locale), ...optional } : null;
