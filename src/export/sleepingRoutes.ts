import type { RouteId } from '@/routes/routes';

/** Pages that are whole without scripts: their code runs once the guest begins to use them. */
export const sleepingRoutes: readonly (RouteId | 'notFound')[] = [
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
  'springCampaign',
  'sCard',
];
