import { decodeFailure } from '@/api/decodeFailure';
import type { OptionalFields } from '@/api/optionalFields';
import { useOptionalFields } from '@/api/useOptionalFields';
import { usePlainAnswer } from '@/api/usePlainAnswer';
import type { Failure } from '@/domain/failure';
import { asMember, refusedMemberships } from '@/domain/search/memberSearch';
import type { Result } from '@/domain/result';
import type { MemberSearch, SearchCriteria } from '@/domain/search/search';
import type { Locale } from '@/i18n/locales';
import { useTranslator } from '@/i18n/TranslatorContext';
import { signInAllows } from '@/session/scope';
import { useMemberSearch } from '@/session/useMemberSearch';
import { useSession } from '@/session/useSession';
import { availabilityFields } from './availabilityFields';
import type { AvailabilityField } from './availabilityFields';
import type { HotelAvailability, ReadAvailability } from './hotelAvailability';

/** One question of one hotel. */
export interface HotelQuestion {
  readonly criteria: SearchCriteria;
  readonly locale: Locale;
  /** The optional fields that are asked for. */
  readonly fields: OptionalFields<AvailabilityField>;
}

/** Asks an API about one hotel. */
export type AskHotel = (question: HotelQuestion, signal: AbortSignal) => Promise<Result<Failure, ReadAvailability>>;

interface Asked extends Omit<HotelQuestion, 'criteria'> {
  readonly search: MemberSearch;
  /** Changes when somebody signs in or out, so that the query is sent again. */
  readonly isSignedIn: boolean;
}

/** Searches with the memberships, and again without those that the answer refuses. */
async function askAsMember(askHotel: AskHotel, asked: Asked, signal: AbortSignal): Promise<HotelAvailability> {
  const { search, locale, fields } = asked;
  const read = await askHotel({ criteria: asMember(search), locale, fields }, signal);
  if (!read.ok) return { kind: 'failed', failure: read.failure };
  const { availability, offers } = read.value;
  const refused = refusedMemberships(search.own, availability.kind === 'failed' ? availability : { offers });
  if (refused.length === 0) return availability;
  const allowed = { ...search, own: search.own.filter((type) => !refused.includes(type)) };
  return askAsMember(askHotel, { ...asked, search: allowed }, signal);
}

/** The availability of one hotel for a search; loaded again when the search changes or somebody signs in or out. */
export function useHotelAvailability(
  criteria: SearchCriteria,
  askHotel: AskHotel,
): { readonly availability: HotelAvailability; readonly retry: () => void } {
  const { locale } = useTranslator();
  const { kind } = useSession();
  const search = useMemberSearch(criteria, signInAllows('HOTEL_PAGES'));
  const fields = useOptionalFields(availabilityFields);
  const asked = search && fields && { search, fields, locale, isSignedIn: kind === 'authenticated' };
  const { answer, failure, askAgain } = usePlainAnswer<Asked, HotelAvailability, Failure>(asked, {
    ask: (question, signal) => askAsMember(askHotel, question, signal),
    failureOf: decodeFailure,
  });
  return { availability: failure ? { kind: 'failed', failure } : (answer ?? { kind: 'loading' }), retry: askAgain };
}
