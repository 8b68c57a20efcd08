import type { DateRange } from '@/domain/localDate';
import type { SearchCriteria } from '@/domain/search/search';
import { NearbyNights } from '@/features/search/NearbyNights';
import { CalendarPrices } from './CalendarPrices';

export interface OpenNightsProps {
  readonly criteria: SearchCriteria;
  /** Where other dates lead, all else kept. */
  readonly hrefOf: (dates: DateRange) => string;
}

/** The nights around a stay, with the prices that they ask for. */
export const OpenNights = ({ criteria, hrefOf }: OpenNightsProps) => (
  <NearbyNights criteria={criteria} calendarPrices={CalendarPrices} hrefOf={hrefOf} />
);
