import { searchFeatures } from '@/domain/searchFeatures';
import type { SearchFeature } from '@/domain/searchFeatures';

/** What an API may lack; each is asked of it only while the feature of that name is on. */
export const optionalFeatures = [
  'accessibilityFacts',
  'hotelMap',
  'hotelSummary',
  'lowestPrices',
  'nearestDates',
  'priceLines',
  'roomsLeft',
] as const;

export type OptionalFeature = (typeof optionalFeatures)[number];

/** Whether customers may be signed in at all. Section 6. */
export const AUTHENTICATED_CUSTOMER = 'authenticatedCustomer';

export type FeatureName = SearchFeature | OptionalFeature | typeof AUTHENTICATED_CUSTOMER;

export const featureNames: readonly FeatureName[] = [...searchFeatures, ...optionalFeatures, AUTHENTICATED_CUSTOMER];

/** Whether a search may be booked online: not in the configuration, but worked out from the features the search needs. */
export const RESERVATION_FLOW = 'reservationFlow';
