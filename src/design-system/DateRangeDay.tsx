import { isSameDay } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { useRef } from 'react';
import { useCalendarCell } from 'react-aria';
import type { RangeCalendarState } from 'react-stately';
import { Cell, Day, DayNote } from './DateRange.styles';

/** A note of a day: short under its number, and in words for screen readers. */
export interface DateNote {
  readonly shown: string;
  readonly spoken: string;
}

interface DateRangeDayProps {
  readonly state: RangeCalendarState;
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  readonly note: DateNote | undefined;
  /** Some day of the month has a note, so every day keeps a line for one. */
  readonly hasNotes: boolean;
}

/** One day of the calendar. */
export function DateRangeDay({ state, date, today, note, hasNotes }: DateRangeDayProps) {
  const ref = useRef<HTMLDivElement>(null);
  const cell = useCalendarCell({ date }, state, ref);
  const canBeChosen = !cell.isDisabled && !cell.isUnavailable;
  const words = cell.buttonProps['aria-label'] ?? '';
  const shownNote = canBeChosen ? note : undefined;
  return (
    <Cell {...cell.cellProps}>
      <Day
        {...cell.buttonProps}
        ref={ref}
        data-day={date.toString()}
        look={lookOf(state, date, today, cell.isSelected, canBeChosen)}
        aria-label={shownNote ? `${words}, ${shownNote.spoken}` : words}
      >
        <span>{cell.formattedDate}</span>
        {hasNotes && <DayNote data-note={shownNote?.shown} />}
      </Day>
    </Cell>
  );
}

function lookOf(
  state: RangeCalendarState,
  date: CalendarDate,
  today: CalendarDate,
  isSelected: boolean,
  canBeChosen: boolean,
) {
  if (!canBeChosen) return 'none';
  const range = state.highlightedRange;
  if (isSelected && range) return isSameDay(date, range.start) || isSameDay(date, range.end) ? 'end' : 'between';
  return isSameDay(date, today) ? 'today' : 'free';
}
