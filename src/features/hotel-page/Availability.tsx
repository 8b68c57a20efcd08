import type { DateRange } from '@/domain/localDate';
import type { SearchCriteria } from '@/domain/search';
import { FailureNotice } from '@/errors/FailureNotice';
import type { FailureAction } from '@/errors/presentation';
import { AvailabilityView } from './AvailabilityView';
import type { HotelAvailability } from './hotelAvailability';

export interface AvailabilityProps {
  readonly criteria: SearchCriteria;
  readonly onDates: (dates: DateRange) => void;
  readonly onWayOut: (action: FailureAction) => void;
}

interface Props extends AvailabilityProps {
  readonly availability: HotelAvailability;
  readonly retry: () => void;
}

/** What the hotel offers for a search, or why that is not known. */
export function Availability({ criteria, availability, retry, onDates, onWayOut }: Props) {
  if (availability.kind === 'failed') {
    return (
      <FailureNotice
        failure={availability.failure}
        onAction={(action) => (action === 'retry' ? retry() : onWayOut(action))}
      />
    );
  }
  return <AvailabilityView criteria={criteria} availability={availability} onDates={onDates} />;
}
