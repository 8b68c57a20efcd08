import { readAmount } from '@/api/readAmount';
import { MalformedError, readBoolean } from '@/api/readLeaf';
import { readNearestDates } from '@/api/readNearestDates';
import { decodeFailureCode } from '@/domain/failure';
import type { HotelAvailability } from '../hotelAvailability';
import type { useHotelAvailabilityV2Query } from './__generated__/useHotelAvailabilityV2Query.graphql';

type Answer = useHotelAvailabilityV2Query['response'];

/** One hotel's answer to a search. A hotel that is not in the answer has no room. */
export function readHotelAvailability({ availability }: Answer): HotelAvailability {
  if (availability.__typename === 'AvailabilityFailure') {
    return { kind: 'failed', failure: decodeFailureCode('search', availability.code) };
  }
  if (availability.__typename !== 'Availability') throw new MalformedError('an answer that is known');
  const [hotel] = availability.hotels;
  if (!hotel || !readBoolean(hotel.available) || !hotel.lowestTotal) {
    return { kind: 'full', nearestDates: readNearestDates(hotel?.nearestDates) };
  }
  // A room type is told once for each of its rates.
  const left = new Map(hotel.availableRooms.map(({ roomTypeRefId, roomsLeft }) => [roomTypeRefId, roomsLeft]));
  const counts = [...left.values()];
  const isTold = counts.every((count) => Number.isSafeInteger(count));
  return {
    kind: 'free',
    lowestTotal: readAmount(hotel.lowestTotal),
    roomsLeft: isTold ? counts.reduce<number>((sum, count) => sum + (count ?? 0), 0) : null,
  };
}
