import { endOfMonth, isSameMonth } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { useCalendarGrid } from 'react-aria';
import type { RangeCalendarState } from 'react-stately';
import { DateRangeDay, type DateNote } from './DateRangeDay';
import { Cell, Table, WeekDay } from './DateRange.styles';

interface DateRangeGridProps {
  readonly state: RangeCalendarState;
  /** The first day of the month. */
  readonly month: CalendarDate;
  readonly today: CalendarDate;
  readonly notes: ReadonlyMap<string, DateNote>;
}

/** The weeks of a month, Monday first. */
export function DateRangeGrid({ state, month, today, notes }: DateRangeGridProps) {
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { startDate: month, endDate: endOfMonth(month), firstDayOfWeek: 'mon', weekdayStyle: 'short' },
    state,
  );
  return (
    <Table {...gridProps}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map((day) => (
            <WeekDay key={day}>{day}</WeekDay>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeksInMonth }, (_, week) => (
          <tr key={week}>
            {state.getDatesInWeek(week, month).map((date, index) =>
              // The days of other months are left out.
              date && isSameMonth(date, month) ? (
                <DateRangeDay
                  key={date.toString()}
                  state={state}
                  date={date}
                  today={today}
                  note={notes.get(date.toString())}
                  hasNotes={notes.size > 0}
                />
              ) : (
                <Cell key={index} aria-hidden="true" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
