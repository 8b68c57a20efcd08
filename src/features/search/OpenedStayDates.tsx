import dynamic from 'next/dynamic';
import { LostOverlay } from '@/errors/LostOverlay';
import type { DateRange } from '@/domain/localDate';
import type { CalendarPrices } from './calendarPrices';
import type { OpenedDates } from './openedDates';
import type { Lost } from './useNativeSearch';

/** Loaded when the guest opens it. */
const StayDatesDialog = dynamic(() => import('./StayDatesDialog').then((file) => file.StayDatesDialog), {
  ssr: false,
  loading: LostOverlay,
});

interface Props {
  /** Null while the calendar is closed. */
  readonly opened: OpenedDates | null;
  /** Set when what a press needs was not loaded. */
  readonly lost: Lost | null;
  readonly calendarPrices: CalendarPrices;
  readonly onChoose: (dates: DateRange) => void;
  readonly onClose: () => void;
}

/** The calendar over a form with native fields. */
export function OpenedStayDates({ opened, lost, ...rest }: Props) {
  return (
    <>
      <LostOverlay {...lost} />
      {opened && <StayDatesDialog {...opened} {...rest} />}
    </>
  );
}
