import type { CalendarDate } from '@internationalized/date';
import { useCalendarGrid } from 'react-aria';
import type { RangeCalendarState } from 'react-stately';
import { DateRangeDay, type DateNote } from './DateRangeDay';
import { Table, WeekDay } from './DateRange.styles';

interface DateRangeGridProps {
  readonly state: RangeCalendarState;
  readonly today: CalendarDate;
  readonly notes: ReadonlyMap<string, DateNote>;
}

/** The weeks of the shown month, Monday first. */
export function DateRangeGrid({ state, today, notes }: DateRangeGridProps) {
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { firstDayOfWeek: 'mon', weekdayStyle: 'short' },
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
            {state
              .getDatesInWeek(week)
              .map((date, index) =>
                date ? (
                  <DateRangeDay
                    key={date.toString()}
                    {...{ state, date, today }}
                    note={notes.get(date.toString())}
                    hasNotes={notes.size > 0}
                  />
                ) : (
                  <td key={index} />
                ),
              )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
