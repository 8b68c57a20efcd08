import { graphql } from 'relay-runtime';
import { askPlainly } from '@/api/askPlainly';
import { readAnswer } from '@/api/readAnswer';
import { environment } from '@/config/environment';
import type { SearchCriteria } from '@/domain/search/search';
import { useHotelAvailability } from '../useHotelAvailability';
import type { AskHotel } from '../useHotelAvailability';
import { availabilityVariablesV1 } from './availabilityVariablesV1';
import { readHotelAvailability } from './readHotelAvailability';
import type { useHotelAvailabilityV1Query } from './__generated__/useHotelAvailabilityV1Query.graphql';

export const query = graphql`
  query useHotelAvailabilityV1Query(
    $locale: Locale!
    $criteria: AvailabilityCriteria!
    $memberships: [LoyaltyMembershipType!]!
    $withNearest: Boolean!
    $withReason: Boolean!
    $withRoomsLeft: Boolean!
  ) {
    availability(locale: $locale, criteria: $criteria, loyaltyMembershipTypes: $memberships) {
      availability {
        hotels {
          available
          nearestDates @include(if: $withNearest) {
            startDate
            endDate
          }
          unavailable @include(if: $withReason) {
            reason
            rooms
          }
          ...readOfferedStay_hotel @relay(mask: false)
        }
      }
      error {
        type
      }
    }
  }
`;

const askHotel: AskHotel = async ({ criteria, locale, fields }, signal) => {
  const variables = availabilityVariablesV1(criteria, locale, fields);
  const data = await askPlainly<useHotelAvailabilityV1Query>(environment.siteEndpoint, query, variables, {
    signal,
    scope: 'HOTEL_PAGES',
  });
  return readAnswer(() => readHotelAvailability(data, criteria, Date.now()));
};

/** The availability of one hotel over the site's API. */
export const useHotelAvailabilityV1 = (criteria: SearchCriteria) => useHotelAvailability(criteria, askHotel);
