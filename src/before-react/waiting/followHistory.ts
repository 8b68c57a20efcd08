import { listen } from './listen';

const address = () => location.pathname + location.search;

/** Loads the page that the guest goes back or forward to: within one document the browser changes only the address. */
export function followHistory(): void {
  const own = address();
  listen('popstate', () => address() !== own && location.reload());
}
