import { graphql } from 'relay-runtime';
import { askPlainly } from '@/api/askPlainly';
import { readAnswer } from '@/api/readAnswer';
import { environment } from '@/config/environment';
import type { SearchCriteria } from '@/domain/search/search';
import { useHotelAvailability } from '../useHotelAvailability';
import type { AskHotel } from '../useHotelAvailability';
import { availabilityVariablesV2 } from './availabilityVariablesV2';
import { readHotelAvailability } from './readHotelAvailability';
import type { useHotelAvailabilityV2Query } from './__generated__/useHotelAvailabilityV2Query.graphql';

export const query = graphql`
  query useHotelAvailabilityV2Query(
    $input: AvailabilityInput!
    $withNearest: Boolean!
    $withReason: Boolean!
    $withRoomsLeft: Boolean!
  ) {
    availability(availabilityInput: $input) {
      __typename
      ... on Availability {
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
      ... on AvailabilityFailure {
        code
      }
    }
  }
`;

const askHotel: AskHotel = async ({ criteria, locale, fields }, signal) => {
  const variables = availabilityVariablesV2(criteria, locale, fields);
  const data = await askPlainly<useHotelAvailabilityV2Query>(environment.bookingEndpoint, query, variables, {
    signal,
    scope: 'HOTEL_PAGES',
  });
  return readAnswer(() => readHotelAvailability(data, criteria, Date.now()));
};

/** The availability of one hotel over the booking API. */
export const useHotelAvailabilityV2 = (criteria: SearchCriteria) => useHotelAvailability(criteria, askHotel);
