import type { Versions } from '@/api/versionSwitch';
import type { FoundHotelsProps } from '@/features/search-results/foundHotelsProps';

export const ownHotels: Versions<FoundHotelsProps> = {
  v1: () => import('@/features/search-results/booking-v1/OwnHotelsV1').then((file) => file.OwnHotelsV1),
  v2: () => import('@/features/search-results/booking-v2/OwnHotelsV2').then((file) => file.OwnHotelsV2),
};
