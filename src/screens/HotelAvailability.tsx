import type { SearchCriteria } from '@/domain/search';
import type { DateRange } from '@/domain/localDate';
import { useWayOut } from './useWayOut';
import { plainTask } from './plainTask';

/** Without Relay: the page of a hotel is content, and asks a question of its own only for dates that a guest chose. */
const Availability = plainTask('Availability');

interface Props {
  readonly criteria: SearchCriteria;
  readonly onDates: (dates: DateRange) => void;
}

/** What the hotel of a page has for a search, and where a guest goes when it is not known. */
export function HotelAvailability({ criteria, onDates }: Props) {
  const wayOut = useWayOut();
  return <Availability criteria={criteria} onDates={onDates} onWayOut={wayOut(criteria)} />;
}
