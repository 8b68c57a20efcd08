import { matchPath } from '@/routes/routes';
import type { KnownRouteId } from '@/routes/words';

/** The parts of the site that the older front end may serve, by the names of v1's routing flags. */
export type OlderPart = 'reservation' | 'hotels' | 'offers' | 'news';

/** Which part a page belongs to; the others are this site's alone. */
const partOfRoute: { readonly [Route in KnownRouteId]?: OlderPart } = {
  chooseRoom: 'reservation',
  chooseRate: 'reservation',
  chooseExtras: 'reservation',
  contactDetails: 'reservation',
  checkAndConfirm: 'reservation',
  paymentReturn: 'reservation',
  confirmation: 'reservation',
  reservation: 'reservation',
  findReservation: 'reservation',
  hotels: 'hotels',
  hotel: 'hotels',
  hotelSubpage: 'hotels',
  offers: 'offers',
  offer: 'offers',
  news: 'news',
  newsArticle: 'news',
};

/** Whether the page at an address of this site is one of the older parts. */
export function isOlderPage(address: URL, basePath: string, olderParts: readonly string[]): boolean {
  if (!address.pathname.startsWith(basePath)) return false;
  const match = matchPath(address.pathname.slice(basePath.length) || '/');
  const part = match && partOfRoute[match.route];
  return part !== null && part !== undefined && olderParts.includes(part);
}

/**
 * Lets links to the older parts load their page from the server, which sends the guest to the right front end: the
 * browser follows them itself, since the click is kept from the router. Returns how to end it.
 */
export function leaveToServer(document: Document, basePath: string, olderParts: readonly string[]): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== document.location.origin) return;
    if (isOlderPage(new URL(link.href), basePath, olderParts)) event.stopImmediatePropagation();
  };
  // Before React hears of the click, and with it the router.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
