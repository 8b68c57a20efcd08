import type { LocalDate } from '@/domain/localDate';
import { today } from '@/browser/today';
import { useHydrated } from './useHydrated';

/** The chain's own day; null in the exported HTML, which is read on other days, and in the first paint. */
export function useToday(): LocalDate | null {
  return useHydrated() ? today() : null;
}
