import { createCalendar, endOfMonth, parseDate, startOfMonth } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { useRef } from 'react';
import { useCalendarGrid, useLocale, useRangeCalendar } from 'react-aria';
import { useRangeCalendarState } from 'react-stately';
import type { RangeCalendarState } from 'react-stately';
import { Button } from '@/design-system/Button';
import { Icon } from '@/design-system/Icon';
import { ChevronLeft, ChevronRight } from '@/design-system/icons';
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '@/config/limits';
import { addDays, daysBetween, isBefore, parseLocalDate } from '@/domain/localDate';
import type { DateRange, LocalDate } from '@/domain/localDate';
import type { Money } from '@/domain/money';
import { useTranslator } from '@/i18n/TranslatorContext';
import { CalendarDay } from './CalendarDay';
import { Frame, Head, Month, Table, WeekDay } from './StayCalendar.styles';

interface Props {
  readonly from: string;
  readonly to: string;
  readonly today: LocalDate;
  readonly prices: ReadonlyMap<LocalDate, Money>;
  readonly onChange: (range: DateRange) => void;
  /** The days of the month in sight, as far as they can be booked. */
  readonly onMonth: (days: DateRange) => void;
}

/** The stay as the calendar can show it; a form may hold dates that are none. */
function shownRange(from: string, to: string, today: LocalDate): { start: CalendarDate; end: CalendarDate } | null {
  const start = parseLocalDate(from);
  const end = parseLocalDate(to);
  const last = addDays(today, MAX_DAYS_AHEAD);
  if (start === null || end === null || isBefore(start, today) || isBefore(end, start) || isBefore(last, end))
    return null;
  return { start: parseDate(start), end: parseDate(end) };
}

/** The days of the month around `date` that a stay can begin on; at least one, whatever the month. */
export function monthAround(date: CalendarDate, today: LocalDate): DateRange {
  const first = startOfMonth(date).toString();
  const last = endOfMonth(date).toString();
  return { startDate: isBefore(first, today) ? today : first, endDate: isBefore(last, today) ? today : last };
}

/** One month to choose a stay from, by pointer, touch or keys. */
export function StayCalendar({ from, to, today, prices, onChange, onMonth }: Props) {
  const { t } = useTranslator();
  const { locale } = useLocale();
  const ref = useRef<HTMLDivElement>(null);
  const options = {
    'aria-label': t('search.dates.calendar'),
    value: shownRange(from, to, today),
    minValue: parseDate(today),
    maxValue: parseDate(addDays(today, MAX_DAYS_AHEAD)),
    firstDayOfWeek: 'mon' as const,
    // Once the arrival is chosen, a departure too far away cannot be.
    isDateUnavailable: (date: { toString(): string }, anchor: CalendarDate | null) =>
      anchor !== null && Math.abs(daysBetween(anchor.toString(), date.toString())) > MAX_NIGHTS,
    onChange: (range: { start: { toString(): string }; end: { toString(): string } } | null) => {
      if (!range) return;
      const startDate = range.start.toString();
      const endDate = range.end.toString();
      // The same day twice means a night.
      onChange({ startDate, endDate: endDate === startDate ? addDays(startDate, 1) : endDate });
    },
    onFocusChange: (date: CalendarDate) => onMonth(monthAround(date, today)),
  };
  const state = useRangeCalendarState({ ...options, locale, createCalendar });
  const { calendarProps, title } = useRangeCalendar(options, state, ref);
  return (
    <Frame {...calendarProps} ref={ref}>
      <Head>
        <Turn
          label={t('search.dates.previous')}
          isDisabled={state.isPreviousVisibleRangeInvalid()}
          onTurn={() => state.focusPreviousPage()}
          icon={ChevronLeft}
        />
        <Month aria-hidden="true">{title}</Month>
        <Turn
          label={t('search.dates.next')}
          isDisabled={state.isNextVisibleRangeInvalid()}
          onTurn={() => state.focusNextPage()}
          icon={ChevronRight}
        />
      </Head>
      <Grid state={state} prices={prices} />
    </Frame>
  );
}

interface TurnProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onTurn: () => void;
  readonly icon: typeof ChevronLeft;
}

function Turn({ label, isDisabled, onTurn, icon }: TurnProps) {
  return (
    <Button variant="quiet" iconOnly aria-label={label} aria-disabled={isDisabled} onClick={onTurn}>
      <Icon of={icon} />
    </Button>
  );
}

function Grid({ state, prices }: { readonly state: RangeCalendarState; readonly prices: Props['prices'] }) {
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
                  <CalendarDay
                    key={date.toString()}
                    state={state}
                    date={date}
                    price={prices.get(date.toString())}
                    hasPrices={prices.size > 0}
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
