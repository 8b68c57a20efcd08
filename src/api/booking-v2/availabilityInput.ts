import { askedOccupancy } from '@/domain/stay/party';
import type { Occupancy } from '@/domain/stay/party';
import type { SearchCriteria } from '@/domain/search/search';
import type { Locale } from '@/i18n/locales';
import { toWireLocale } from './toWireLocale';
import type { useHotelOffersV2Query$variables } from './__generated__/useHotelOffersV2Query.graphql';

type AvailabilityInput = useHotelOffersV2Query$variables['input'];

/**
 * A guest's search as the booking API asks for it.
 * @throws when there is no destination: screens ask the guest for one before they ask the API
 */
export function toAvailabilityInput(
  criteria: SearchCriteria,
  occupancies: readonly Occupancy[],
  locale: Locale,
): AvailabilityInput {
  return {
    locale: toWireLocale(locale),
    destination: toDestinationInput(criteria.destination),
    dateRange: { startDate: criteria.startDate, endDate: criteria.endDate },
    rooms: toRoomsInput(occupancies.map((each) => askedOccupancy(each, criteria))),
    loyaltyMembershipTypes: criteria.loyaltyTypes,
    rewardNight: criteria.rewardNight,
    promotionCode: criteria.promotionCode || null,
    blockCode: criteria.blockCode || null,
    companyCode: criteria.companyCode || null,
    mode: criteria.mode,
  };
}

/** Who sleeps in each room, as the booking API counts them. */
export const toRoomsInput = (occupancies: readonly Occupancy[]): AvailabilityInput['rooms'] =>
  occupancies.map(({ adults, childAges, pets }) => ({ adultCount: adults, childAges, petCount: pets }));

/** A destination as the booking API names it. */
export function toDestinationInput(destination: SearchCriteria['destination']): AvailabilityInput['destination'] {
  switch (destination.kind) {
    case 'hotel':
      return { hotelId: destination.hotelId };
    case 'collection':
      return { collectionId: destination.collectionId };
    case 'place':
      return { placeName: destination.placeName };
    case 'none':
      throw new Error('A search without a destination is not sent.');
  }
}
