import { useCallback, useEffect, useState } from 'react';
import { graphql } from 'relay-runtime';
import { askPlainly } from '@/api/askPlainly';
import { decodeFailure } from '@/api/decodeFailure';
import { readAnswer } from '@/api/readAnswer';
import { toAvailabilityInput } from '@/api/v2/availabilityInput';
import { environment } from '@/config/environment';
import { occupanciesOf, placeParty } from '@/domain/placement';
import type { SearchCriteria } from '@/domain/search';
import { useFeature } from '@/flags/useFeature';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { HotelAvailability } from '../hotelAvailability';
import { readHotelAvailability } from './readHotelAvailability';
import type { useHotelAvailabilityV2Query } from './__generated__/useHotelAvailabilityV2Query.graphql';

export const query = graphql`
  query useHotelAvailabilityV2Query($input: AvailabilityInput!, $withNearest: Boolean!, $withRoomsLeft: Boolean!) {
    availability(availabilityInput: $input) {
      __typename
      ... on Availability {
        hotels {
          available
          lowestTotal {
            value
            currency
          }
          nearestDates @include(if: $withNearest) {
            startDate
            endDate
          }
          availableRooms {
            roomTypeRefId
            roomsLeft @include(if: $withRoomsLeft)
          }
        }
      }
      ... on AvailabilityFailure {
        code
      }
    }
  }
`;

/** What one hotel has for a search; asked anew for each, and the answer to an older one is forgotten. */
export function useHotelAvailabilityV2(criteria: SearchCriteria): {
  readonly availability: HotelAvailability;
  readonly retry: () => void;
} {
  const { locale } = useTranslator();
  const withNearest = useFeature('nearestDates');
  const withRoomsLeft = useFeature('roomsLeft');
  const [attempt, setAttempt] = useState(0);
  const [heard, setHeard] = useState<{ readonly question: string; readonly answer: HotelAvailability } | null>(null);
  const isKnown = withNearest !== undefined && withRoomsLeft !== undefined;
  const input = toAvailabilityInput(criteria, occupanciesOf(placeParty(criteria.party)), locale);
  const question = isKnown ? JSON.stringify({ input, withNearest, withRoomsLeft }) : null;
  const retry = useCallback(() => {
    setHeard(null);
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    if (question === null) return undefined;
    const left = new AbortController();
    const tell = (answer: HotelAvailability) => left.signal.aborted || setHeard({ question, answer });
    askPlainly<useHotelAvailabilityV2Query>(environment.v2Endpoint, query, JSON.parse(question), {
      signal: left.signal,
    })
      .then((data) => {
        const read = readAnswer(() => readHotelAvailability(data));
        tell(read.ok ? read.value : { kind: 'failed', failure: read.failure });
      })
      .catch((error: unknown) => left.signal.aborted || tell({ kind: 'failed', failure: decodeFailure(error) }));
    return () => left.abort();
  }, [question, attempt]);

  return { availability: heard && heard.question === question ? heard.answer : { kind: 'loading' }, retry };
}
