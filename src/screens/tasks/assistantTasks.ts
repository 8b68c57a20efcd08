import { apiSwitch } from '@/api/apiSwitch';
import type { FoundOffersProps } from '@/features/choose-room/foundOffersProps';
import type { FoundHotelsProps } from '@/features/search-results/foundHotelsProps';

/*
 * What an assistant asks, over each API. Not those of `versions/`: these are reached from every page, and webpack
 * would then write what a page has already into the files of those tasks again.
 */

const nothing = () => null;

export const FoundHotels = apiSwitch<FoundHotelsProps>(
  {
    v1: () => import('@/features/search-results/booking-v1/FoundHotelsV1').then((file) => file.FoundHotelsV1),
    v2: () => import('@/features/search-results/booking-v2/FoundHotelsV2').then((file) => file.FoundHotelsV2),
  },
  nothing,
);

export const FoundOffers = apiSwitch<FoundOffersProps>(
  {
    v1: () => import('@/features/choose-room/booking-v1/FoundOffersV1').then((file) => file.FoundOffersV1),
    v2: () => import('@/features/choose-room/booking-v2/FoundOffersV2').then((file) => file.FoundOffersV2),
  },
  nothing,
);
