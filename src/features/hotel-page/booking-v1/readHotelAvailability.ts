import { readBoolean, readPresent } from '@/api/readLeaf';
import { readSome } from '@/api/readEach';
import { readNearestDates } from '@/api/readNearestDates';
import { readUnavailable } from '@/api/readUnavailable';
import { readOfferedStay } from '@/api/booking-v1/readOfferedStay';
import { decodeFailureCode } from '@/domain/failure';
import type { SearchCriteria } from '@/domain/search/search';
import { freeOrFull } from '../hotelAvailability';
import type { ReadAvailability } from '../hotelAvailability';
import type { useHotelAvailabilityV1Query } from './__generated__/useHotelAvailabilityV1Query.graphql';

/** Reads one hotel's answer. A hotel that is not in the answer has no room. */
export function readHotelAvailability(
  { availability: answer }: useHotelAvailabilityV1Query['response'],
  criteria: SearchCriteria,
  now: number,
): ReadAvailability {
  if (!answer.availability) {
    const failure = decodeFailureCode('search', answer.error?.type ?? 'UNDEFINED');
    return { availability: { kind: 'failed', failure }, offers: [] };
  }
  const [hotel] = readSome(answer.availability.hotels, readPresent);
  const found = hotel && readBoolean(hotel.available) ? readOfferedStay(hotel, criteria, criteria.loyaltyTypes) : null;
  const nearestDates = readNearestDates(hotel?.nearestDates);
  return freeOrFull(found, { nearestDates, unavailable: readUnavailable(hotel?.unavailable) }, criteria, now);
}
