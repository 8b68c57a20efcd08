import type { Occupancy } from '@/domain/stay/party';
import type { SearchCriteria } from '@/domain/search/search';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { hasAdultInEach } from '../offerFields';
import type { OfferField } from '../offerFields';
import type { OptionalFields } from '../optionalFields';
import { toAvailabilityCriteria, toWireMembership } from './availabilityCriteria';
import type { useHotelOffersV1Query$variables } from './__generated__/useHotelOffersV1Query.graphql';

interface Others {
  readonly withExtras: boolean;
  readonly editing: boolean;
  /** The reservation that is changed, for an API that knows of it. */
  readonly editedReservation: { readonly id: string; readonly reservationHash: string } | null;
}

const ordinary: Others = { withExtras: false, editing: false, editedReservation: null };

/** How a hotel's offers are asked for; null when the party cannot be asked for. */
export const offersVariablesV1 = (
  criteria: SearchCriteria,
  occupancies: readonly Occupancy[],
  locale: Locale,
  optional: OptionalFields<OfferField>,
  { withExtras, editing, editedReservation }: Others = ordinary,
): useHotelOffersV1Query$variables | null =>
  hasAdultInEach(occupancies)
    ? {
        locale: localeCode(locale),
        criteria: { ...toAvailabilityCriteria(criteria, occupancies), ...(editedReservation && { editedReservation }) },
        memberships: criteria.loyaltyTypes.map(toWireMembership),
        withExtras,
        editing,
        ...optional,
      }
    : null;
