import type { LoyaltyType } from '@/domain/offer';
import type { DateRange } from '@/domain/localDate';
import { BadInputError } from '../world/badInput';
import type { Search, SearchDestination } from '../world/rules/search';
import type { ApiLocale } from './apiLocale';

export interface DestinationInput {
  readonly hotelId?: string | null;
  readonly placeName?: string | null;
  readonly collectionId?: string | null;
}

export interface AvailabilityInput {
  readonly locale: ApiLocale;
  readonly destination: DestinationInput;
  readonly dateRange: DateRange;
  readonly rooms: readonly {
    readonly adultCount: number;
    readonly childAges: readonly number[];
    readonly petCount: number;
  }[];
  readonly loyaltyMembershipTypes: readonly LoyaltyType[];
  readonly rewardNight: boolean;
  readonly promotionCode?: string | null;
  readonly blockCode?: string | null;
  readonly companyCode?: string | null;
}

/** Where to look: the schema lets exactly one of the three through. */
export const readDestination = ({ hotelId, placeName, collectionId }: DestinationInput): SearchDestination => {
  if (hotelId) return { kind: 'hotel', hotelId };
  if (collectionId) return { kind: 'collection', collectionId };
  if (placeName) return { kind: 'place', placeName };
  throw new BadInputError('A destination is a hotel, a place or a collection');
};

const codeOrNull = (code: string | null | undefined): string | null => code?.trim() || null;

export const readSearch = (input: AvailabilityInput): Search => {
  if (input.rooms.length < 1 || input.rooms.length > 9) throw new BadInputError('A search has 1 to 9 rooms');
  return {
    destination: readDestination(input.destination),
    stay: input.dateRange,
    rooms: input.rooms.map(({ adultCount, childAges, petCount }) => ({
      adults: adultCount,
      childAges,
      pets: petCount,
    })),
    keys: {
      loyaltyTypes: input.loyaltyMembershipTypes,
      rewardNight: input.rewardNight,
      promotionCode: codeOrNull(input.promotionCode),
      companyCode: codeOrNull(input.companyCode),
      blockCode: codeOrNull(input.blockCode),
    },
  };
};
