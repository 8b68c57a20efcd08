import type { ComponentType } from 'react';
import type { DateRange, LocalDate } from '@/domain/localDate';
import type { Money } from '@/domain/money';
import type { PricedSearch } from './pricedSearch';

/** The lowest price of each arrival day that is known. */
export type PricesByDay = ReadonlyMap<LocalDate, Money>;

/** What an API answers about prices by day. */
export interface AnsweredPrices {
  readonly prices: PricesByDay;
  readonly isLoading: boolean;
}

export interface CalendarPricesProps {
  readonly search: PricedSearch;
  readonly days: DateRange;
  /** The length of each stay; one night unless given. */
  readonly nights?: number;
  /** Called with each new answer, and without prices while one is on its way. */
  readonly onPrices: (prices: PricesByDay, isLoading: boolean) => void;
}

/** Loads the prices of a calendar and renders nothing, so that the calendar stays while they load. */
export type CalendarPrices = ComponentType<CalendarPricesProps>;
