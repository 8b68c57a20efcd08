import type { Hotel } from '@/domain/content/hotel';
import type { DateRange } from '@/domain/localDate';
import type { ResultView } from './resultView';

/** The links of the results. */
export interface ResultLinks {
  /** The page of one hotel, with the search in the address. */
  readonly page: (hotel: Hotel) => string;
  /** The rooms of one hotel, for this search. */
  readonly rooms: (hotelId: string) => string;
  /** One hotel, for this search on other dates. */
  readonly dates: (hotelId: string, dates: DateRange) => string;
  /** The same search with another number of rooms, shown as now; null for the view that a list begins with. */
  readonly withRooms: (rooms: number, view: ResultView | null) => string;
  /** The other hotels of the same place, for this search. */
  readonly otherHotels: (hotel: Hotel) => string;
}
