import type { LoyaltyType } from '@/domain/membership';
import type { DateRange, LocalDate } from '@/domain/localDate';
import { BadInputError } from '../world/badInput';
import type { Search, SearchDestination } from '../world/rules/search';
import type { ApiLocale } from './apiLocale';

export interface DestinationInput {
  readonly hotelId?: string | null;
  readonly placeName?: string | null;
  readonly collectionId?: string | null;
}

interface SearchInput {
  readonly destination: DestinationInput;
  readonly rooms: readonly {
    readonly adultCount: number;
    readonly childAges: readonly number[];
    readonly petCount: number;
  }[];
  readonly loyaltyMembershipTypes: readonly LoyaltyType[];
  readonly rewardNight?: boolean;
  readonly promotionCode?: string | null;
  readonly blockCode?: string | null;
  readonly companyCode?: string | null;
}

export interface AvailabilityInput extends SearchInput {
  readonly locale: ApiLocale;
  readonly dateRange: DateRange;
}

export interface LowestPricesInput extends SearchInput {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The destination of a search: the schema allows exactly one of the three. */
export const readDestination = ({ hotelId, placeName, collectionId }: DestinationInput): SearchDestination => {
  if (hotelId) return { kind: 'hotel', hotelId };
  if (collectionId) return { kind: 'collection', collectionId };
  if (placeName) return { kind: 'place', placeName };
  throw new BadInputError('A destination is a hotel, a place or a collection');
};

const codeOrNull = (code: string | null | undefined): string | null => code?.trim() || null;

export const readSearchOfAnyStay = (input: SearchInput): Omit<Search, 'stay'> => {
  if (input.rooms.length < 1 || input.rooms.length > 9) throw new BadInputError('A search has 1 to 9 rooms');
  return {
    destination: readDestination(input.destination),
    rooms: input.rooms.map(({ adultCount, childAges, petCount }) => ({
      adults: adultCount,
      childAges,
      pets: petCount,
    })),
    keys: {
      loyaltyTypes: input.loyaltyMembershipTypes,
      rewardNight: input.rewardNight ?? false,
      promotionCode: codeOrNull(input.promotionCode),
      companyCode: codeOrNull(input.companyCode),
      blockCode: codeOrNull(input.blockCode),
    },
  };
};

export const readSearch = (input: AvailabilityInput): Search => ({
  ...readSearchOfAnyStay(input),
  stay: input.dateRange,
});
