import type { SearchCriteria } from '@/domain/search';
import type { DateRange } from '@/domain/localDate';
import { FailureNotice } from '@/errors/FailureNotice';
import type { FailureAction } from '@/errors/presentation';
import { useSoldOnline } from '@/flags/useSoldOnline';
import { AvailabilityView } from '../AvailabilityView';
import { useHotelAvailabilityV2 } from './useHotelAvailabilityV2';

interface Props {
  readonly criteria: SearchCriteria;
  readonly onDates: (dates: DateRange) => void;
  readonly onWayOut: (action: FailureAction) => void;
}

/** Asks the booking API what the hotel has for a search. What is not sold online is explained where rooms are chosen. */
export function HotelAvailabilityV2(props: Props) {
  return useSoldOnline(props.criteria) ? <Asked {...props} /> : null;
}

function Asked({ criteria, onDates, onWayOut }: Props) {
  const { availability, retry } = useHotelAvailabilityV2(criteria);
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
