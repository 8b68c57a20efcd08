import { apiTask } from '../tasks/apiTask';

/** The prices in the calendar of any search. */
export const CalendarPrices = apiTask('CalendarPrices');
