import type { ComponentType } from 'react';
import type { DateRange, LocalDate } from '@/domain/localDate';
import type { Money } from '@/domain/money';
import type { PricedSearch } from './pricedSearch';

/** The lowest price of each arrival day that is known. */
export type PricesByDay = ReadonlyMap<LocalDate, Money>;

export interface CalendarPricesProps {
  readonly search: PricedSearch;
  readonly days: DateRange;
  /** Called with each new answer. */
  readonly onPrices: (prices: PricesByDay) => void;
}

/** Loads the prices of a calendar and renders nothing, so that the calendar stays while they load. */
export type CalendarPrices = ComponentType<CalendarPricesProps>;
