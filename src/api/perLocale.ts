/** Types whose id is the same in every language: the cache keeps them by id and locale. */
export const perLocale: ReadonlySet<string> = new Set([
  'ContentPage',
  'NewsArticle',
  'Offer',
  'HotelSubpage',
  'Reservation',
  'HotelReservation',
  'Hotel',
]);
