import type { LoyaltyType } from '@/domain/offer';
import type { Occupancy } from '@/domain/party';
import type { SearchCriteria } from '@/domain/search';
import { apiLocaleV2 } from '@/i18n/locales';
import type { ApiLocaleV2, Locale } from '@/i18n/locales';

/** What the booking API calls `AvailabilityInput`. */
export interface AvailabilityInput {
  readonly locale: ApiLocaleV2;
  readonly destination:
    { readonly hotelId: string } | { readonly placeName: string } | { readonly collectionId: string };
  readonly dateRange: { readonly startDate: string; readonly endDate: string };
  readonly rooms: readonly {
    readonly adultCount: number;
    readonly childAges: readonly number[];
    readonly petCount: number;
  }[];
  readonly loyaltyMembershipTypes: readonly LoyaltyType[];
  readonly rewardNight: boolean;
  readonly promotionCode: string | null;
  readonly blockCode: string | null;
  readonly companyCode: string | null;
}

/**
 * A guest's search as the booking API asks for it.
 * @throws when the guest named no destination: a screen asks for one before it asks the API
 */
export function toAvailabilityInput(
  criteria: SearchCriteria,
  occupancies: readonly Occupancy[],
  locale: Locale,
): AvailabilityInput {
  return {
    locale: apiLocaleV2(locale),
    destination: toDestinationInput(criteria.destination),
    dateRange: { startDate: criteria.startDate, endDate: criteria.endDate },
    rooms: toRoomsInput(occupancies),
    loyaltyMembershipTypes: criteria.loyaltyTypes,
    rewardNight: criteria.rewardNight,
    promotionCode: criteria.promotionCode || null,
    blockCode: criteria.blockCode || null,
    companyCode: criteria.companyCode || null,
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
