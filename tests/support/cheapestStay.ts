import type { APIRequestContext } from '@playwright/test';

/** Who sleeps in one room, as the booking API asks it. */
interface Sleepers {
  readonly adultCount: number;
  readonly childAges?: readonly number[];
  readonly petCount?: number;
}

interface Wanted {
  readonly placeName: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly rooms: readonly Sleepers[];
}

interface Money {
  readonly value: number | string;
  readonly currency: string;
}

interface Offer {
  readonly roomConfigurationId: string;
  readonly roomTypeRefId: string;
  readonly rateRefId: string;
  readonly roomsLeft: number;
  readonly price: { readonly amount: Money };
  readonly restrictions: readonly unknown[];
}

/** What a hotel answers, as far as it decides whether a stay there fits. */
export interface FoundHotel {
  readonly hotelId: string;
  readonly hotel: {
    readonly nearby: readonly { readonly kind: string; readonly walkMetres: number | null }[];
  };
  readonly roomConfigurations: readonly { readonly id: string; readonly roomIndex: number }[];
  readonly availableRooms: readonly Offer[];
  readonly roomTypes: readonly {
    readonly refId: string;
    readonly features: readonly string[];
    readonly accessibility: { readonly stepFreeShower: boolean } | null;
  }[];
  readonly rates: readonly { readonly refId: string; readonly information: { readonly breakfastIncluded: boolean } }[];
  readonly extraServices: readonly { readonly type: string; readonly unitPrice: Money }[];
}

/** One way to lodge a whole party at one hotel. */
export interface FoundStay {
  readonly hotelId: string;
  readonly startDate: string;
  /** Euros. */
  readonly total: number;
}

/** What one room costs with an offer, in euros; null where the offer does not fit the guests. */
export type CostOf = (offer: Offer, sleepers: Sleepers, hotel: FoundHotel) => number | null;

const query = `query ($input: AvailabilityInput!) {
  availability(availabilityInput: $input, extraServiceCriteria: {}) {
    ... on Availability {
      hotels {
        hotelId
        hotel { nearby { kind walkMetres } }
        roomConfigurations { id roomIndex }
        availableRooms { roomConfigurationId roomTypeRefId rateRefId roomsLeft price { amount { value currency } } restrictions { reason } }
        roomTypes { refId features accessibility { stepFreeShower } }
        rates { refId information { breakfastIncluded } }
        extraServices { type unitPrice { value currency } }
      }
    }
  }
}`;

async function hotelsFor(request: APIRequestContext, wanted: Wanted): Promise<readonly FoundHotel[]> {
  const { placeName, startDate, endDate, rooms } = wanted;
  const input = { locale: 'EN_GB', destination: { placeName }, dateRange: { startDate, endDate }, rooms };
  const answer = await request.post('/booking/graphql', { data: { query, variables: { input } } });
  const { data } = (await answer.json()) as {
    readonly data: { readonly availability: { readonly hotels: readonly FoundHotel[] } };
  };
  return data.availability.hotels;
}

/** Every choice of one of each list. */
const combinations = <T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  lists.reduce<readonly (readonly T[])[]>(
    (found, list) => found.flatMap((chosen) => list.map((each) => [...chosen, each])),
    [[]],
  );

/** Whether there are as many rooms of each type as the choice takes. */
const areLeft = (offers: readonly Offer[]): boolean =>
  offers.every(
    ({ roomTypeRefId, roomsLeft }) =>
      offers.filter((other) => other.roomTypeRefId === roomTypeRefId).length <= roomsLeft,
  );

/** The cheapest stay of a search by trying every combination of offers; null where nothing fits. */
export async function cheapestStay(
  request: APIRequestContext,
  wanted: Wanted,
  costOf: CostOf,
  fits: (hotel: FoundHotel) => boolean = () => true,
): Promise<FoundStay | null> {
  const hotels = (await hotelsFor(request, wanted)).filter(fits);
  const stays = hotels.flatMap((hotel) => {
    const rooms = wanted.rooms.map((sleepers, index) => {
      const id = hotel.roomConfigurations.find(({ roomIndex }) => roomIndex === index)?.id;
      return hotel.availableRooms
        .filter((offer) => offer.roomConfigurationId === id && offer.restrictions.length === 0)
        .flatMap((offer) => {
          const cost = costOf(offer, sleepers, hotel);
          return cost === null ? [] : [{ offer, cost }];
        });
    });
    return combinations(rooms)
      .filter((chosen) => areLeft(chosen.map(({ offer }) => offer)))
      .map((chosen) => ({
        hotelId: hotel.hotelId,
        startDate: wanted.startDate,
        total: chosen.reduce((sum, { cost }) => sum + Math.round(100 * cost), 0) / 100,
      }));
  });
  return stays.sort((a, b) => a.total - b.total)[0] ?? null;
}
