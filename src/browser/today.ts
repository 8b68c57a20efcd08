import { localTimeAt } from '@/domain/localDate';
import type { LocalDate } from '@/domain/localDate';

/** The chain's own day: its hotels share one clock, and a guest far away books their days, not those of the browser. */
export function today(): LocalDate {
  return localTimeAt(Date.now(), 'Europe/Helsinki').date;
}
