import { useEffect } from 'react';
import type { CalendarPricesProps } from '../calendarPrices';
import { useLowestPricesV2 } from './useLowestPricesV2';

/** The prices of a calendar over the booking API. */
export function LowestPricesV2({ search, days, onPrices }: CalendarPricesProps) {
  const prices = useLowestPricesV2(search, days);
  useEffect(() => onPrices(prices), [prices, onPrices]);
  return null;
}
