import type { NextRouter } from 'next/router';
import { site } from '@/config/siteAddresses';
import { matchPath } from '@/routes/routes';
import { leaveSearchReservation } from '@/state/searchReservationState';
import type { KnownRouteId } from '@/routes/words';

/** The parts of the site that the older front end may serve, by the names of v1's routing flags. */
export type OlderPart = 'reservation' | 'hotels' | 'offers' | 'news';

/** The part that a page belongs to; pages without an entry are always this site's. */
const partOfRoute: { readonly [Route in KnownRouteId]?: OlderPart } = {
  chooseRoom: 'reservation',
  chooseRate: 'reservation',
  chooseExtras: 'reservation',
  contactDetails: 'reservation',
  checkAndConfirm: 'reservation',
  paymentReturn: 'reservation',
  confirmation: 'reservation',
  reservation: 'reservation',
  editReservation: 'reservation',
  reservationList: 'reservation',
  checkIn: 'reservation',
  checkOut: 'reservation',
  findReservation: 'reservation',
  hotels: 'hotels',
  place: 'hotels',
  hotel: 'hotels',
  hotelSubpage: 'hotels',
  offers: 'offers',
  offer: 'offers',
  news: 'news',
  newsArticle: 'news',
};

/** Whether the page at a path of this site belongs to one of the older parts. */
export function isOlderPage(path: string, olderParts: readonly string[]): boolean {
  const match = matchPath(path);
  const part = match && partOfRoute[match.route];
  return part !== null && part !== undefined && olderParts.includes(part);
}

type Leave = (address: string) => void;

/** Loads a document from the server, which sends the guest to the right front end. */
const fromServer: { readonly push: Leave; readonly replace: Leave } = {
  push: (address) => window.location.assign(address),
  replace: (address) => window.location.replace(address),
};

/**
 * The router of a site beside an older front end: pages of the older parts are loaded from the server. Links, forms and
 * steps all use the router, so only this place has to know the parts. A shallow change stays on its page.
 */
export function leavingForOlderParts(
  router: NextRouter,
  olderParts: readonly string[],
  leave: typeof fromServer = fromServer,
): NextRouter {
  const guarded =
    (way: 'push' | 'replace'): NextRouter['push'] =>
    (url, as, options) => {
      const path = String(as ?? url);
      if (options?.shallow || typeof url !== 'string' || !isOlderPage(path, olderParts))
        return router[way](url, as, options);
      leave[way](site.local(path));
      return Promise.resolve(true);
    };
  return { ...router, push: guarded('push'), replace: guarded('replace') };
}

/** What becomes of the router beside an older front end, which looks bookings up where they are its own. */
export function routerBeside(olderParts: readonly string[]): (router: NextRouter) => NextRouter {
  if (olderParts.includes('reservation')) leaveSearchReservation();
  return (router) => leavingForOlderParts(router, olderParts);
}
