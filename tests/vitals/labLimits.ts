import { steps } from '../../src/domain/stay/steps';
import type { RouteId } from '../../src/routes/routes';
import { limits } from '../support/limits';
import type { PageKind } from '../support/limits';

/** The pages that the bench measures, and those that are made like them. The others have no limit. */
const routesOf: Readonly<Record<PageKind, readonly RouteId[]>> = {
  home: ['home'],
  content: [
    'hotel',
    'hotelSubpage',
    'hotels',
    'place',
    'offer',
    'offers',
    'news',
    'newsArticle',
    'contentPage',
    'springCampaign',
    'privacyPolicy',
    'customerRegister',
    'reservationTerms',
    'termsOfUse',
    'media',
    'accessibilityStatements',
    'sCard',
  ],
  results: ['searchResults'],
  step: steps,
  booked: ['paymentReturn', 'confirmation', 'reservation'],
};

const kinds = Object.keys(routesOf) as readonly PageKind[];

const kindOf = (route: string): PageKind | undefined =>
  kinds.find((kind) => (routesOf[kind] as readonly string[]).includes(route));

/** The slowest that any interaction may be; the lab knows them by what they do, not by where. */
const slowestPress = Math.max(...Object.values(limits.interactions));

/** What the lab allows a page on a phone of the middle class; null where it has no limit. */
export function labLimit(metric: string, route: string): number | null {
  const kind = kindOf(route);
  if (metric === 'inp') return slowestPress;
  if (metric === 'lcp' && kind) return limits.pages[kind].lcp[4] * 1000;
  if (metric === 'cls' && kind) return limits.pages[kind].cls;
  return null;
}
