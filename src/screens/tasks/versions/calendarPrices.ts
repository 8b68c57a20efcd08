import type { Versions } from '@/api/versionSwitch';
import type { CalendarPricesProps } from '@/features/search/calendarPrices';

export const calendarPrices: Versions<CalendarPricesProps> = {
  v1: () => import('@/features/search/booking-v1/LowestPricesV1').then((file) => file.LowestPricesV1),
  v2: () => import('@/features/search/booking-v2/LowestPricesV2').then((file) => file.LowestPricesV2),
};
