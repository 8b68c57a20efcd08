import type { PageProps } from '@/screens/pageProps';

type Routes = readonly PageProps['route'][];

/** The routes whose first question leaves before the framework runs: each has a file in `pages/`. */
export const askingRoutes: Routes = ['chooseRoom', 'paymentReturn', 'reservation', 'searchResults'];

/** Pages of content, whose first question is a search in the address: `asleep/loadScripts` adds the script only then. */
export const askingOfSearch: Routes = ['hotel'];
