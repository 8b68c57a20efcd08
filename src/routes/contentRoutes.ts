import type { RouteId } from './routes';

/** Pages of content: whole without scripts, and the same for every guest. They sleep, and are saved for a time without a network. */
export const contentRoutes: readonly RouteId[] = [
  'home',
  'hotels',
  'place',
  'hotel',
  'hotelSubpage',
  'hotelContactInformation',
  'contactsAndCallRates',
  'offers',
  'offer',
  'news',
  'newsArticle',
  'contentPage',
  'privacyPolicy',
  'customerRegister',
  'reservationTerms',
  'termsOfUse',
  'media',
  'accessibilityStatements',
  'accessibleRooms',
  'springCampaign',
  'sCard',
];
