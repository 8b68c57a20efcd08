import { createCalendar, isSameDay, parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useDateFormatter, useLocale, useRangeCalendar } from 'react-aria';
import { useRangeCalendarState } from 'react-stately';
import type { RangeCalendarState } from 'react-stately';
import { Button } from './Button';
import type { DateNote } from './DateRangeDay';
import { DateRangeGrid } from './DateRangeGrid';
import { Frame, Head, Month, Months } from './DateRange.styles';
import { Icon } from './Icon';
import { ChevronLeft, ChevronRight } from './icons';

/** Days as `YYYY-MM-DD`. */
export interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

interface DateRangeProps {
  /** Null while none is chosen. */
  readonly value: Days | null;
  /** `today` is the first day that can be chosen. */
  readonly limits: { readonly today: string; readonly last: string; readonly maxNights: number };
  /** By day. */
  readonly notes: ReadonlyMap<string, DateNote>;
  readonly labels: { readonly calendar: string; readonly previous: string; readonly next: string };
  readonly onChange: (days: Days) => void;
  /** The day with the keyboard focus; its month is shown. */
  readonly focused: string;
  readonly onFocus: (day: string) => void;
  /** The days of the months on show that a range can begin on. */
  readonly onShow: (days: Days) => void;
  /** The first day of a range whose last day is still to be chosen; null otherwise. */
  readonly onPick?: (first: string | null) => void;
}

/** The value as the calendar can show it; a form may contain invalid dates. */
function shownRange(value: Days | null, today: CalendarDate, last: CalendarDate) {
  if (value === null) return null;
  const start = parseDate(value.startDate);
  const end = parseDate(value.endDate);
  const isShown = today.compare(start) <= 0 && start.compare(end) <= 0 && end.compare(last) <= 0;
  return isShown ? { start, end } : null;
}

/**
 * The state of a range calendar. A day calls `setFocusedDate` whenever it gets the focus, also from the calendar itself;
 * react-stately would then draw all days a second time.
 */
function useCalendar(options: Parameters<typeof useRangeCalendarState>[0]) {
  const state = useRangeCalendarState(options);
  return {
    ...state,
    setFocusedDate: (date: CalendarDate) => {
      if (!isSameDay(date, state.focusedDate)) state.setFocusedDate(date);
    },
  };
}

/** Pixels in which two months have days of 44 px for touch. */
const WIDTH_OF_TWO = 660;

/** How many months a frame has room for, from its first paint on: a day that moves under a finger is not the one pressed. */
function useMonths(ref: RefObject<HTMLElement>): number {
  const [months, setMonths] = useState(1);
  useLayoutEffect(() => {
    const { current: frame } = ref;
    if (!frame) return undefined;
    const measure = () => setMonths(frame.clientWidth >= WIDTH_OF_TWO ? 2 : 1);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    // A dialog has no width until it opens, which is after this: it is then drawn anew before it is painted.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(frame);
    return () => observer.disconnect();
  }, [ref]);
  return months;
}

/** Over each month its name. Screen readers have it from the table of its days. */
function MonthNames({ state, months }: { readonly state: RangeCalendarState; readonly months: number }) {
  const { timeZone, visibleRange } = state;
  const name = useDateFormatter({ month: 'long', year: 'numeric', timeZone });
  return (
    <>
      {Array.from({ length: months }, (_, index) => (
        <Month key={index} aria-hidden="true">
          {name.format(visibleRange.start.add({ months: index }).toDate(timeZone))}
        </Month>
      ))}
    </>
  );
}

/**
 * One month, or two where there is room, to choose first and last day from, by pointer, touch or keys. In the language of
 * the `I18nProvider`.
 */
export function DateRange(props: DateRangeProps) {
  const { value, limits, notes, labels, onChange, focused, onFocus, onShow, onPick } = props;
  const { today, last, maxNights } = limits;
  const { locale } = useLocale();
  const ref = useRef<HTMLDivElement>(null);
  const months = useMonths(ref);
  const minValue = parseDate(today);
  const maxValue = parseDate(last);
  const shown = shownRange(value, minValue, maxValue);
  const options = {
    'aria-label': labels.calendar,
    value: shown,
    minValue,
    maxValue,
    firstDayOfWeek: 'mon' as const,
    focusedValue: parseDate(focused),
    // Once the first day is chosen, a last one too far away cannot be.
    isDateUnavailable: (date: { compare(other: CalendarDate): number }, anchor: CalendarDate | null) =>
      anchor !== null && Math.abs(date.compare(anchor)) > maxNights,
    onChange: (range: { start: { toString(): string }; end: { toString(): string } } | null) => {
      if (!range) return;
      const startDate = range.start.toString();
      const endDate = range.end.toString();
      // The same day twice selects one night.
      onChange({
        startDate,
        endDate: endDate === startDate ? parseDate(startDate).add({ days: 1 }).toString() : endDate,
      });
    },
    onFocusChange: (date: CalendarDate) => onFocus(date.toString()),
  };
  const state = useCalendar({
    ...options,
    locale,
    createCalendar,
    visibleDuration: { months },
    pageBehavior: 'single',
  });
  const first = state.anchorDate?.toString() ?? null;
  useEffect(() => onPick?.(first), [onPick, first]);
  const from = state.visibleRange.start.toString();
  const to = state.visibleRange.end.toString();
  // Of a month that has begun, the days from today on; no day before it can have a note.
  useEffect(() => {
    onShow({ startDate: from < today ? today : from, endDate: to < today ? today : to });
  }, [onShow, from, to, today]);
  const { calendarProps } = useRangeCalendar(options, state, ref);
  return (
    <Frame {...calendarProps} ref={ref}>
      <Head>
        <Button
          variant="quiet"
          iconOnly
          aria-label={labels.previous}
          aria-disabled={state.isPreviousVisibleRangeInvalid()}
          onClick={() => state.focusPreviousPage()}
        >
          <Icon of={ChevronLeft} />
        </Button>
        <MonthNames state={state} months={months} />
        <Button
          variant="quiet"
          iconOnly
          aria-label={labels.next}
          aria-disabled={state.isNextVisibleRangeInvalid()}
          onClick={() => state.focusNextPage()}
        >
          <Icon of={ChevronRight} />
        </Button>
      </Head>
      <Months>
        {Array.from({ length: months }, (_, index) => (
          <DateRangeGrid
            key={index}
            state={state}
            month={state.visibleRange.start.add({ months: index })}
            today={minValue}
            notes={notes}
          />
        ))}
      </Months>
    </Frame>
  );
}
