import { MalformedError, readBoolean } from '@/api/readLeaf';
import { readNearestDates } from '@/api/v2/readNearestDates';
import { readUnavailable } from '@/api/v2/readUnavailable';
import { readOfferedStay } from '@/api/v2/readOfferedStay';
import { decodeFailureCode } from '@/domain/failure';
import type { OfferedStay } from '@/domain/offeredStay';
import type { SearchCriteria } from '@/domain/search';
import { choosableStay, stayPrice } from '@/domain/stayPrice';
import type { HotelAvailability } from '../hotelAvailability';
import type { useHotelAvailabilityV2Query } from './__generated__/useHotelAvailabilityV2Query.graphql';

type Answer = useHotelAvailabilityV2Query['response'];

/** One hotel's answer to a search, and the offers it was computed from. */
export interface ReadAvailability {
  readonly availability: Exclude<HotelAvailability, { kind: 'loading' }>;
  readonly offers: OfferedStay['offers'];
}

/** How many rooms of all types are left; null unless the API gives it for each type. */
function roomsLeftOf(offers: OfferedStay['offers']): number | null {
  // A room type comes once for each of its rates.
  const left = new Map(offers.map(({ roomTypeRefId, roomsLeft }) => [roomTypeRefId, roomsLeft]));
  return [...left.values()].reduce<number | null>(
    (sum, count) => (sum === null || count === null ? null : sum + count),
    0,
  );
}

/** Reads one hotel's answer. A hotel that is not in the answer has no room. */
export function readHotelAvailability(
  { availability }: Answer,
  criteria: SearchCriteria,
  now: number,
): ReadAvailability {
  if (availability.__typename === 'AvailabilityFailure') {
    return { availability: { kind: 'failed', failure: decodeFailureCode('search', availability.code) }, offers: [] };
  }
  if (availability.__typename !== 'Availability') throw new MalformedError('an answer that is known');
  const [hotel] = availability.hotels;
  const found = hotel && readBoolean(hotel.available) ? readOfferedStay(hotel, criteria, criteria.loyaltyTypes) : null;
  if (!found || found.offers.length === 0) {
    const nearestDates = readNearestDates(hotel?.nearestDates);
    return {
      availability: { kind: 'full', nearestDates, unavailable: readUnavailable(hotel?.unavailable) },
      offers: [],
    };
  }
  const { lowest } = stayPrice(choosableStay(found), criteria.wishes, now);
  return { availability: { kind: 'free', lowest, roomsLeft: roomsLeftOf(found.offers) }, offers: found.offers };
}
