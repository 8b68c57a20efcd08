import { switches } from '@/config/switches';
import type { Switches } from '@/config/switches';
import type { KnownRouteId } from './words';

/** The pages that can be switched off. */
const switchOf: { readonly [Route in KnownRouteId]?: keyof Switches } = {
  offers: 'enableOffersPage',
  offer: 'enableOffersPage',
  news: 'enableNewsArticlePage',
  newsArticle: 'enableNewsArticlePage',
};

/** Whether this build has the pages of a route: those that are switched off are neither exported nor linked to. */
export function isSwitchedOn(route: KnownRouteId, set: Switches = switches): boolean {
  const name = switchOf[route];
  return name === undefined || set[name];
}
