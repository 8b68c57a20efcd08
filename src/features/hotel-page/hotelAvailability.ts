import type { Failure } from '@/domain/failure';
import type { DateRange } from '@/domain/localDate';
import type { Money } from '@/domain/money';

/** What a hotel has for a search. */
export type HotelAvailability =
  | { readonly kind: 'loading' }
  /** `roomsLeft`: of all types together; null when the API does not tell. */
  | { readonly kind: 'free'; readonly lowestTotal: Money; readonly roomsLeft: number | null }
  | { readonly kind: 'full'; readonly nearestDates: readonly DateRange[] }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** So few rooms are worth telling. */
export const FEW_ROOMS = 3;
