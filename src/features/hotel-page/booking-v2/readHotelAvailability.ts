import { MalformedError, readBoolean, readPresent } from '@/api/readLeaf';
import { readSome } from '@/api/readEach';
import { readNearestDates } from '@/api/readNearestDates';
import { readUnavailable } from '@/api/readUnavailable';
import { readOfferedStay } from '@/api/booking-v2/readOfferedStay';
import { decodeFailureCode } from '@/domain/failure';
import type { SearchCriteria } from '@/domain/search/search';
import { freeOrFull } from '../hotelAvailability';
import type { ReadAvailability } from '../hotelAvailability';
import type { useHotelAvailabilityV2Query } from './__generated__/useHotelAvailabilityV2Query.graphql';

/** Reads one hotel's answer. A hotel that is not in the answer has no room. */
export function readHotelAvailability(
  { availability }: useHotelAvailabilityV2Query['response'],
  criteria: SearchCriteria,
  now: number,
): ReadAvailability {
  if (availability.__typename === 'AvailabilityFailure') {
    return { availability: { kind: 'failed', failure: decodeFailureCode('search', availability.code) }, offers: [] };
  }
  if (availability.__typename !== 'Availability') throw new MalformedError('an answer that is known');
  const [hotel] = readSome(availability.hotels, readPresent);
  const found = hotel && readBoolean(hotel.available) ? readOfferedStay(hotel, criteria, criteria.loyaltyTypes) : null;
  const nearestDates = readNearestDates(hotel?.nearestDates);
  return freeOrFull(found, { nearestDates, unavailable: readUnavailable(hotel?.unavailable) }, criteria, now);
}
