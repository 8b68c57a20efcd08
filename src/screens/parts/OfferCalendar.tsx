import { today } from '@/browser/today';
import { parseSearchQuery } from '@/domain/search/searchCriteria';
import type { OfferCalendarProps } from '@/features/offers/OfferSearch';
import { StayDatesDialog } from '@/features/search/StayDatesDialog';
import { CalendarPrices } from './CalendarPrices';

/** The calendar of an offer's search, with the prices that its code gives. */
export function OfferCalendar({ query, ...rest }: OfferCalendarProps) {
  return <StayDatesDialog criteria={parseSearchQuery(query, today())} calendarPrices={CalendarPrices} {...rest} />;
}
