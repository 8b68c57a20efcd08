import type { Versions } from '@/api/versionSwitch';
import type { SearchResultsProps } from '@/features/search-results/SearchResults';

export const searchResults: Versions<SearchResultsProps> = {
  v1: () => import('@/features/search-results/booking-v1/SearchResultsV1').then((file) => file.SearchResultsV1),
  v2: () => import('@/features/search-results/booking-v2/SearchResultsV2').then((file) => file.SearchResultsV2),
};
