import type { Occupancy } from '@/domain/stay/party';
import type { SearchCriteria } from '@/domain/search/search';
import type { Locale } from '@/i18n/locales';
import { hasAdultInEach } from '../offerFields';
import type { OfferField } from '../offerFields';
import type { OptionalFields } from '../optionalFields';
import { toAvailabilityInput } from './availabilityInput';
import type { useHotelOffersQuery$variables } from './__generated__/useHotelOffersQuery.graphql';

/** How a hotel's offers are asked for; null when the party cannot be asked for. */
export const offersVariables = (
  criteria: SearchCriteria,
  occupancies: readonly Occupancy[],
  locale: Locale,
  optional: OptionalFields<OfferField>,
): useHotelOffersQuery$variables | null =>
  hasAdultInEach(occupancies) ? { input: toAvailabilityInput(criteria, occupancies, locale), ...optional } : null;
