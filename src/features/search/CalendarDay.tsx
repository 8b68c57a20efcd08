import { isSameDay, isSameMonth, isToday } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { useRef } from 'react';
import { useCalendarCell } from 'react-aria';
import type { RangeCalendarState } from 'react-stately';
import type { Money } from '@/domain/money';
import { useTranslator } from '@/i18n/TranslatorContext';
import { Cell, Day, DayPrice } from './StayCalendar.styles';

interface Props {
  readonly state: RangeCalendarState;
  readonly date: CalendarDate;
  readonly price: Money | undefined;
  /** Some day of the month has a price, so every day keeps a line for one. */
  readonly hasPrices: boolean;
}

/** One day of the calendar, with the lowest price under it where it is known. */
export function CalendarDay({ state, date, price, hasPrices }: Props) {
  const { t, format } = useTranslator();
  const ref = useRef<HTMLDivElement>(null);
  const cell = useCalendarCell({ date }, state, ref);
  if (!isSameMonth(date, state.visibleRange.start)) return <Cell {...cell.cellProps} aria-hidden="true" />;
  const canBeChosen = !cell.isDisabled && !cell.isUnavailable;
  const words = cell.buttonProps['aria-label'] ?? '';
  const shownPrice = canBeChosen ? price : undefined;
  return (
    <Cell {...cell.cellProps}>
      <Day
        {...cell.buttonProps}
        ref={ref}
        data-day={date.toString()}
        look={lookOf(state, date, cell.isSelected, canBeChosen)}
        aria-label={
          shownPrice ? `${words}, ${t('search.dates.priceFrom', { price: format.money(shownPrice) })}` : words
        }
      >
        <span>{cell.formattedDate}</span>
        {/* Whole euros, rounded up so that no day looks cheaper than it is; readers hear the exact price. */}
        {hasPrices && <DayPrice>{shownPrice ? format.number(Math.ceil(shownPrice.amount / 100)) : ''}</DayPrice>}
      </Day>
    </Cell>
  );
}

function lookOf(state: RangeCalendarState, date: CalendarDate, isSelected: boolean, canBeChosen: boolean) {
  if (!canBeChosen) return 'none';
  const range = state.highlightedRange;
  if (isSelected && range) return isSameDay(date, range.start) || isSameDay(date, range.end) ? 'end' : 'between';
  return isToday(date, 'Europe/Helsinki') ? 'today' : 'free';
}
