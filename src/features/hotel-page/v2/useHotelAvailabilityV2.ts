import { useCallback, useEffect, useState } from 'react';
import { graphql } from 'relay-runtime';
import { askPlainly } from '@/api/askPlainly';
import { decodeFailure } from '@/api/decodeFailure';
import { readAnswer } from '@/api/readAnswer';
import { toAvailabilityInput } from '@/api/v2/availabilityInput';
import { environment } from '@/config/environment';
import { asMember, refusedMemberships } from '@/domain/memberSearch';
import { occupanciesOf, placeParty } from '@/domain/placement';
import type { MemberSearch, SearchCriteria } from '@/domain/search';
import { useFeature } from '@/flags/useFeature';
import type { Locale } from '@/i18n/locales';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMemberSearch } from '@/session/useMemberSearch';
import type { HotelAvailability } from '../hotelAvailability';
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

interface Options {
  readonly withNearest: boolean;
  readonly withReason: boolean;
  readonly withRoomsLeft: boolean;
}

/** Asks as a member, and once more without the memberships that the answer refuses. */
async function ask(
  search: MemberSearch,
  locale: Locale,
  options: Options,
  signal: AbortSignal,
): Promise<HotelAvailability> {
  const criteria = asMember(search);
  const input = toAvailabilityInput(criteria, occupanciesOf(placeParty(criteria.party)), locale);
  const data = await askPlainly<useHotelAvailabilityV2Query>(
    environment.bookingEndpoint,
    query,
    { input, ...options },
    { signal },
  );
  const read = readAnswer(() => readHotelAvailability(data, criteria, Date.now()));
  if (!read.ok) return { kind: 'failed', failure: read.failure };
  const { availability, offers } = read.value;
  const refused = refusedMemberships(search.own, availability.kind === 'failed' ? availability : { offers });
  if (refused.length === 0) return availability;
  return ask({ ...search, own: search.own.filter((type) => !refused.includes(type)) }, locale, options, signal);
}

/** What one hotel has for a search; asked anew for each, and the answer to an older one is forgotten. */
export function useHotelAvailabilityV2(criteria: SearchCriteria): {
  readonly availability: HotelAvailability;
  readonly retry: () => void;
} {
  const { locale } = useTranslator();
  const withNearest = useFeature('nearestDates');
  const withReason = useFeature('unavailableReason');
  const withRoomsLeft = useFeature('roomsLeft');
  const [attempt, setAttempt] = useState(0);
  const [heard, setHeard] = useState<{ readonly question: string; readonly answer: HotelAvailability } | null>(null);
  const search = useMemberSearch(criteria);
  const isKnown =
    withNearest !== undefined && withReason !== undefined && withRoomsLeft !== undefined && search !== null;
  const question = isKnown ? JSON.stringify({ search, withNearest, withReason, withRoomsLeft }) : null;
  const retry = useCallback(() => {
    setHeard(null);
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    if (question === null) return undefined;
    const left = new AbortController();
    const tell = (answer: HotelAvailability) => left.signal.aborted || setHeard({ question, answer });
    const asked: Options & { readonly search: MemberSearch } = JSON.parse(question);
    const { search: member, ...options } = asked;
    ask(member, locale, options, left.signal)
      .then(tell)
      .catch((error: unknown) => left.signal.aborted || tell({ kind: 'failed', failure: decodeFailure(error) }));
    return () => left.abort();
  }, [question, attempt, locale]);

  return { availability: heard && heard.question === question ? heard.answer : { kind: 'loading' }, retry };
}
