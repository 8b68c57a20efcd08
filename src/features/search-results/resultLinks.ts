import type { DateRange } from '@/domain/localDate';

/** Where results lead. */
export interface ResultLinks {
  /** The rooms of one hotel, for this search. */
  readonly rooms: (hotelId: string) => string;
  /** One hotel, for this search on other dates. */
  readonly dates: (hotelId: string, dates: DateRange) => string;
}
