import type { ComponentType } from 'react';
import type { DateRange, LocalDate } from '@/domain/localDate';
import type { Money } from '@/domain/money';
import type { PricedSearch } from './pricedSearch';

/** The lowest price of each arrival day that is known; null where nothing is left. */
export type PricesByDay = ReadonlyMap<LocalDate, Money | null>;

/** What an API answers about prices by day. Nothing is known of them while they load, and when that failed. */
export interface AnsweredPrices {
  readonly prices: PricesByDay;
  readonly state: 'failed' | 'loading' | 'ready';
}

export interface CalendarPricesProps {
  readonly search: PricedSearch;
  readonly days: DateRange;
  /** The length of each stay; one night unless given. */
  readonly nights?: number;
  /** Called with each new answer, and without prices while one is on its way. */
  readonly onPrices: (prices: PricesByDay, state: AnsweredPrices['state']) => void;
}

/** Loads the prices of a calendar and renders nothing, so that the calendar stays while they load. */
export type CalendarPrices = ComponentType<CalendarPricesProps>;
