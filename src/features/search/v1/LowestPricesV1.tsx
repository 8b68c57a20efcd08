import { useEffect } from 'react';
import type { CalendarPricesProps } from '../calendarPrices';
import { useLowestPricesV1 } from './useLowestPricesV1';

/** The prices of a calendar over the site's API. */
export function LowestPricesV1({ search, days, onPrices }: CalendarPricesProps) {
  const prices = useLowestPricesV1(search, days);
  useEffect(() => onPrices(prices), [prices, onPrices]);
  return null;
}
