import { versionSwitch } from '@/api/versionSwitch';
import type { SearchCriteria } from '@/domain/search/search';
import type { DateRange } from '@/domain/localDate';
import type { FoundRooms } from '@/features/hotel-page/Availability';
import { useWayOut } from './useWayOut';
import { availability } from '../tasks/versions/availability';

/** Without Relay, as a hotel's page is a content page that asks the API only once a guest uses it. */
const Availability = versionSwitch(availability);

interface Props {
  readonly criteria: SearchCriteria;
  readonly isProposed: boolean;
  readonly onDates: (dates: DateRange) => void;
  readonly onRoomCount: (rooms: number) => void;
  readonly onRooms: (found: FoundRooms | null) => void;
}

/** What a hotel offers for a search, and a way on for a guest when that is not known. */
export function HotelAvailability({ criteria, ...handlers }: Props) {
  const wayOut = useWayOut();
  return <Availability criteria={criteria} {...handlers} onWayOut={wayOut(criteria)} />;
}
