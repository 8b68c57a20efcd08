import type { DateRange } from '@/domain/localDate';
import type { SearchCriteria } from '@/domain/search';
import { HotelAvailabilityV2 } from '@/features/hotel-page/v2/HotelAvailabilityV2';
import { useWayOut } from './useWayOut';

interface Props {
  readonly criteria: SearchCriteria;
  readonly onDates: (dates: DateRange) => void;
}

/** What the hotel of a page has for a search, and where a guest goes when it is not known. */
export function HotelAvailability({ criteria, onDates }: Props) {
  const wayOut = useWayOut();
  return <HotelAvailabilityV2 criteria={criteria} onDates={onDates} onWayOut={wayOut(criteria)} />;
}
