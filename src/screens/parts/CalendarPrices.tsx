import { apiSwitch } from '@/api/apiSwitch';
import { calendarPrices } from '../tasks/versions/calendarPrices';

/** The prices in the calendar of any search. */
export const CalendarPrices = apiSwitch(calendarPrices);
