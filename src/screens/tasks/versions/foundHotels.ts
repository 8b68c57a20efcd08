import type { Versions } from '@/api/versionSwitch';
import type { FoundHotelsProps } from '@/features/search-results/foundHotelsProps';

export const foundHotels: Versions<FoundHotelsProps> = {
  v1: () => import('@/features/search-results/booking-v1/FoundHotelsV1').then((file) => file.FoundHotelsV1),
  v2: () => import('@/features/search-results/booking-v2/FoundHotelsV2').then((file) => file.FoundHotelsV2),
};
