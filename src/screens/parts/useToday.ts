import type { LocalDate } from '@/domain/localDate';
import { today } from '@/browser/today';
import { useHydrated } from '@/browser/useHydrated';

/** Today at the hotels; null in the exported HTML, which is opened on other days, and in the first paint. */
export function useToday(): LocalDate | null {
  return useHydrated() ? today() : null;
}
