import { apiSwitch } from '@/api/apiSwitch';
import type { CalendarPricesProps } from '@/features/search/calendarPrices';

/** The prices in the calendar of any search. */
export const CalendarPrices = apiSwitch<CalendarPricesProps>({
  v2: () => import('@/features/search/v2/LowestPricesV2').then((file) => file.LowestPricesV2),
});
