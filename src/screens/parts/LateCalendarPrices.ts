import dynamic from 'next/dynamic';

/** The prices in a calendar, loaded with the calendar that shows them, so that a content page stays small. */
export const LateCalendarPrices = dynamic(() => import('./CalendarPrices').then((file) => file.CalendarPrices), {
  ssr: false,
});
