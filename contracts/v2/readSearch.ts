import type { LoyaltyType } from '@/domain/guest/membership';
import type { DateRange, LocalDate } from '@/domain/localDate';
import { readSearch as read } from '../wire/readSearch';
import type { WireList } from '../wire/readSearch';
import type { WireWish } from '../wire/wishNames';
import type { Search } from '../world/rules/search';
import type { ApiLocale } from './apiLocale';

interface SearchInput {
  readonly destination: {
    readonly hotelId?: string | null;
    readonly placeName?: string | null;
    readonly collectionId?: string | null;
  };
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
  readonly wishes?: readonly WireWish[];
}

export interface AvailabilityInput extends SearchInput {
  readonly locale: ApiLocale;
  readonly dateRange: DateRange;
  readonly list?: WireList | null;
}

export interface LowestPricesInput extends SearchInput {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly nights: number;
}

export const readSearchOfAnyStay = ({ destination, rooms, ...input }: SearchInput): Omit<Search, 'stay'> =>
  read(
    { ...input, ...destination },
    rooms.map(({ adultCount, childAges, petCount }) => ({ adults: adultCount, childAges, pets: petCount })),
    input.loyaltyMembershipTypes,
  );

export const readSearch = (input: AvailabilityInput): Search => ({
  ...readSearchOfAnyStay(input),
  stay: input.dateRange,
});
