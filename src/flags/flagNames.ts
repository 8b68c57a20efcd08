/** What an API may lack; each is asked of it only while the feature of that name is on. */
export const optionalFeatures = [
  'accessibilityFacts',
  'cancellationTime',
  'cardOrderVoid',
  'cardOrderWithdrawal',
  'cardWithdrawal',
  'editedReservation',
  'heldUntil',
  'hotelLists',
  'hotelMap',
  'hotelSummary',
  'hotelSurroundings',
  'lowestPrices',
  'nearestDates',
  'onlineStay',
  'priceLines',
  'refunds',
  'reservationOptions',
  'roomMeasures',
  'roomsLeft',
  'unavailableReason',
  'walletPasses',
] as const;

export type OptionalFeature = (typeof optionalFeatures)[number];

/**
 * What the site itself can do, and an operator may switch off: customers signed in, a chat, and pages that open without
 * a network.
 */
export const siteFeatures = ['authenticatedCustomer', 'chat', 'offlinePages'] as const;

export type SiteFeature = (typeof siteFeatures)[number];

/** Whether a search may be booked online: not in the configuration, but worked out from the features the search needs. */
export const RESERVATION_FLOW = 'reservationFlow';
