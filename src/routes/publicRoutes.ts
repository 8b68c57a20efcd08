import type { KnownRouteId } from './words';

/** Routes that search engines may index: the others belong to one guest or to one search. */
export const publicRoutes: readonly KnownRouteId[] = [
  'home',
  'hotels',
  'place',
  'hotel',
  'hotelSubpage',
  'offers',
  'offer',
  'news',
  'newsArticle',
  'privacyPolicy',
  'customerRegister',
  'reservationTerms',
  'termsOfUse',
  'media',
  'accessibilityStatements',
  'hotelContactInformation',
  'contactsAndCallRates',
  'sCard',
  'sCardPurchase',
  'sCardWithdrawal',
  'springCampaign',
  'contentPage',
  'findReservation',
  'cookieSettings',
];
