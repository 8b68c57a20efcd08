import { MAX_ROOMS } from '@/domain/limits';
import type { LoyaltyType } from '@/domain/guest/membership';
import { hotelSorts } from '@/domain/search/hotelOrder';
import type { HotelSort } from '@/domain/search/hotelOrder';
import { BadInputError } from '../world/badInput';
import type { Sleepers } from '../world/model';
import type { ContentLocale } from '../world/localized';
import type { ListAsked, Search, SearchDestination } from '../world/rules/search';
import { wishNames } from './wishNames';
import type { WireWish } from './wishNames';

type Given = string | null | undefined;

interface AskedSearch {
  readonly hotelId?: Given;
  readonly placeName?: Given;
  readonly collectionId?: Given;
  readonly rewardNight?: boolean;
  readonly promotionCode?: Given;
  readonly companyCode?: Given;
  readonly blockCode?: Given;
  readonly wishes?: readonly WireWish[];
}

const destinationOf = ({ hotelId, placeName, collectionId }: AskedSearch): SearchDestination => {
  if ([hotelId, placeName, collectionId].filter(Boolean).length > 1) {
    throw new BadInputError('A search has one destination');
  }
  if (hotelId) return { kind: 'hotel', hotelId };
  if (collectionId) return { kind: 'collection', collectionId };
  if (placeName) return { kind: 'place', placeName };
  throw new BadInputError('A destination is a hotel, a place or a collection');
};

const codeOrNull = (code: Given): string | null => code?.trim() || null;

/** A page of a list in both APIs. */
export interface WireList {
  readonly first: number;
  readonly after?: Given;
  readonly sort: Uppercase<HotelSort>;
  readonly wishes: readonly WireWish[];
  readonly rateCode?: Given;
}

/** The page that a search asks for; null where it asks for all at once. */
export const readList = (list: WireList | null | undefined, language: ContentLocale): ListAsked | null =>
  list
    ? {
        first: list.first,
        after: list.after ?? null,
        sort: hotelSorts.find((sort) => sort.toUpperCase() === list.sort) ?? 'recommended',
        wishes: list.wishes.map((wish) => wishNames[wish]),
        rateCode: codeOrNull(list.rateCode),
        language,
      }
    : null;

/** A search without its days. Throws BadInputError for one that no correct client sends. */
export const readSearch = (
  asked: AskedSearch,
  rooms: readonly Sleepers[],
  loyaltyTypes: readonly LoyaltyType[],
): Omit<Search, 'stay'> => {
  if (rooms.length < 1 || rooms.length > MAX_ROOMS) throw new BadInputError(`A search has 1 to ${MAX_ROOMS} rooms`);
  return {
    destination: destinationOf(asked),
    rooms,
    wishes: (asked.wishes ?? []).map((wish) => wishNames[wish]),
    keys: {
      loyaltyTypes,
      rewardNight: asked.rewardNight ?? false,
      promotionCode: codeOrNull(asked.promotionCode),
      companyCode: codeOrNull(asked.companyCode),
      blockCode: codeOrNull(asked.blockCode),
    },
  };
};
