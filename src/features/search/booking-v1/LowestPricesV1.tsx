import { useEffect } from 'react';
import type { CalendarPricesProps } from '../calendarPrices';
import { useLowestPricesV1 } from './useLowestPricesV1';

/** The prices of a calendar over the site's API. */
export function LowestPricesV1({ search, days, nights, onPrices }: CalendarPricesProps) {
  const { prices, state } = useLowestPricesV1(search, days, nights);
  useEffect(() => onPrices(prices, state), [prices, state, onPrices]);
  return null;
}
