import { useEffect } from 'react';
import type { CalendarPricesProps } from '../calendarPrices';
import { useLowestPricesV2 } from './useLowestPricesV2';

/** The prices of a calendar over the booking API. */
export function LowestPricesV2({ search, days, nights, onPrices }: CalendarPricesProps) {
  const { prices, state } = useLowestPricesV2(search, days, nights);
  useEffect(() => onPrices(prices, state), [prices, state, onPrices]);
  return null;
}
