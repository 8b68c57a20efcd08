import type { PageProps } from '@/screens/page-data/pageProps';

/**
 * The routes whose first question leaves before the framework runs: each has a file in `pages/`. A page that sleeps runs
 * it when it wakes, before its other scripts.
 */
export const askingRoutes: readonly PageProps['route'][] = [
  'chooseRoom',
  'hotel',
  'paymentReturn',
  'reservation',
  'searchResults',
];
