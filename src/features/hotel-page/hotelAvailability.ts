import type { Failure } from '@/domain/failure';
import type { DateRange } from '@/domain/localDate';
import type { Money } from '@/domain/money';
import type { Unavailable } from '@/domain/unavailable';

export type HotelAvailability =
  | { readonly kind: 'loading' }
  /**
   * `lowest`: the price of the stay for this guest; null when the rates need a membership. `roomsLeft`: of all types
   * together; null when the API does not say.
   */
  | { readonly kind: 'free'; readonly lowest: Money | null; readonly roomsLeft: number | null }
  | {
      readonly kind: 'full';
      readonly nearestDates: readonly DateRange[];
      /** Null where the API does not say why. */
      readonly unavailable: Unavailable | null;
    }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Up to this number, the rooms left are shown. */
export const FEW_ROOMS = 3;
