import type { Hotel } from '@/domain/hotel';
import type { DateRange } from '@/domain/localDate';

/** Where results lead. */
export interface ResultLinks {
  /** The page of one hotel, which keeps the search. */
  readonly page: (hotel: Hotel) => string;
  /** The rooms of one hotel, for this search. */
  readonly rooms: (hotelId: string) => string;
  /** One hotel, for this search on other dates. */
  readonly dates: (hotelId: string, dates: DateRange) => string;
  /** The same search with another number of rooms. */
  readonly withRooms: (rooms: number) => string;
  /** The hotels of a hotel's place, for this search. */
  readonly otherHotels: (hotel: Hotel) => string;
}
