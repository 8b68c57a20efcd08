/** Types whose id alone does not name the language of their texts: the cache keeps them by id and locale. */
export const perLocale: ReadonlySet<string> = new Set([
  'ContentPage',
  'NewsArticle',
  'Offer',
  'HotelSubpage',
  'Reservation',
  'HotelReservation',
  'Hotel',
]);
