import type { LoyaltyType } from '@/domain/guest/membership';
import { askedOccupancy } from '@/domain/stay/party';
import type { Occupancy } from '@/domain/stay/party';
import type { Destination, SearchCriteria, SearchMode } from '@/domain/search/search';
import type {
  LoyaltyMembershipType,
  ReservationMode,
  useHotelOffersV1Query$variables,
} from './__generated__/useHotelOffersV1Query.graphql';

type Criteria = useHotelOffersV1Query$variables['criteria'];

const wireMemberships = { ASOM: 'ASOM', NONE: 'NONE', S_CARD: 'SCARD' } as const satisfies Readonly<
  Record<LoyaltyType, LoyaltyMembershipType>
>;

const wireModes = { ITINERARY: 'Itinerary', STANDARD: 'Standard' } as const satisfies Readonly<
  Record<SearchMode, ReservationMode>
>;

/** The name of a mode of searching and reserving in the site's API. */
export const toWireMode = (mode: SearchMode) => wireModes[mode];

/** The name of a membership in the site's API. */
export const toWireMembership = (type: LoyaltyType) => wireMemberships[type];

/**
 * A guest's search as the site's API asks for it; the memberships are an argument of their own.
 * @throws when there is no destination: screens ask the guest for one before they ask the API
 */
export function toAvailabilityCriteria(criteria: SearchCriteria, occupancies: readonly Occupancy[]): Criteria {
  return {
    ...toDestination(criteria.destination),
    ...toCodes(criteria),
    dateRange: { startDate: criteria.startDate, endDate: criteria.endDate },
    rooms: toRoomCriteria(occupancies.map((each) => askedOccupancy(each, criteria))),
    rewardNight: criteria.rewardNight,
    reservationMode: toWireMode(criteria.mode),
  };
}

/** The codes of a search; an empty one is none. */
export const toCodes = ({
  promotionCode,
  companyCode,
  blockCode,
}: Pick<SearchCriteria, 'blockCode' | 'companyCode' | 'promotionCode'>) => ({
  promotionCode: promotionCode || null,
  companyCode: companyCode || null,
  blockCode: blockCode || null,
});

/** Who sleeps in each room, as the site's API counts them. */
export const toRoomCriteria = (occupancies: readonly Occupancy[]): Criteria['rooms'] =>
  occupancies.map(({ adults, childAges, pets }) => ({ adults, childrenAges: childAges, pets }));

/** A destination as the site's API names it: by one of three fields. */
export function toDestination(destination: Destination): Pick<Criteria, 'collectionId' | 'hotelId' | 'placeName'> {
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
