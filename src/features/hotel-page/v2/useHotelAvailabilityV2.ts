import { graphql } from 'relay-runtime';
import { askPlainly } from '@/api/askPlainly';
import { decodeFailure } from '@/api/decodeFailure';
import { readAnswer } from '@/api/readAnswer';
import { usePlainAnswer } from '@/api/usePlainAnswer';
import { toAvailabilityInput } from '@/api/v2/availabilityInput';
import { environment } from '@/config/environment';
import type { Failure } from '@/domain/failure';
import { asMember, refusedMemberships } from '@/domain/memberSearch';
import { occupanciesOf, placeParty } from '@/domain/placement';
import type { MemberSearch, SearchCriteria } from '@/domain/search';
import { useFeature } from '@/flags/useFeature';
import type { Locale } from '@/i18n/locales';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMemberSearch } from '@/session/useMemberSearch';
import { useSession } from '@/session/useSession';
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
            ...readNearestDates_dates @relay(mask: false)
          }
          unavailable @include(if: $withReason) {
            ...readUnavailable_reason @relay(mask: false)
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

interface Asked {
  readonly search: MemberSearch;
  readonly locale: Locale;
  readonly options: Omit<useHotelAvailabilityV2Query['variables'], 'input'>;
  /** Changes when somebody signs in or out, so that the query is sent again. */
  readonly isSignedIn: boolean;
}

/** Searches with the memberships, and again without those that the answer refuses. */
async function ask(asked: Asked, signal: AbortSignal): Promise<HotelAvailability> {
  const { search, locale, options } = asked;
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
  const allowed = { ...search, own: search.own.filter((type) => !refused.includes(type)) };
  return ask({ ...asked, search: allowed }, signal);
}

/** The availability of one hotel for a search; loaded again when the search changes or somebody signs in or out. */
export function useHotelAvailabilityV2(criteria: SearchCriteria): {
  readonly availability: HotelAvailability;
  readonly retry: () => void;
} {
  const { locale } = useTranslator();
  const withNearest = useFeature('nearestDates');
  const withReason = useFeature('unavailableReason');
  const withRoomsLeft = useFeature('roomsLeft');
  const { kind } = useSession();
  const search = useMemberSearch(criteria);
  const options =
    withNearest === undefined || withReason === undefined || withRoomsLeft === undefined
      ? null
      : { withNearest, withReason, withRoomsLeft };
  const asked = search && options && { search, options, locale, isSignedIn: kind === 'authenticated' };
  const { answer, failure, askAgain } = usePlainAnswer<Asked, HotelAvailability, Failure>(asked, {
    ask,
    failureOf: decodeFailure,
  });
  return { availability: failure ? { kind: 'failed', failure } : (answer ?? { kind: 'loading' }), retry: askAgain };
}
