import { dayOfInstant, todayIn } from '@/domain/localDate';
import type { LocalDate } from '@/domain/localDate';

const HOUR_MS = 3_600_000;

/**
 * Today in the hotels' time zone, which all hotels share: a guest far away books the hotels' days, not the browser's.
 *
 * Finland is two or three hours ahead of UTC. Which of them it is takes a calendar whose first use blocks a mid phone for
 * 45 ms, and matters in one hour of the day only.
 */
export function today(): LocalDate {
  const now = Date.now();
  const day = dayOfInstant(now + 2 * HOUR_MS);
  return day === dayOfInstant(now + 3 * HOUR_MS) ? day : todayIn('Europe/Helsinki', now);
}
