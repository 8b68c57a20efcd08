import { todayIn } from '@/domain/localDate';
import type { LocalDate } from '@/domain/localDate';

/**
 * Today in the hotels' time zone, which all hotels share: a guest far away books the hotels' days, not the browser's.
 */
export function today(): LocalDate {
  return todayIn('Europe/Helsinki', Date.now());
}
