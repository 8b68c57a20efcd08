import type { LocalDate } from '@/domain/localDate';
import type { Store } from './openStore';

/** The day that was stored under a name, the first time it was asked for: what is counted from it keeps its dates. */
export const keptDay = (store: Store, name: string, today: LocalDate): LocalDate => {
  store.prepare('INSERT OR IGNORE INTO keptDays VALUES (?, ?)').run(name, today);
  const { day } = store.prepare('SELECT day FROM keptDays WHERE name = ?').get(name) as { day: LocalDate };
  // A clock of a test may be set back.
  return day < today ? day : today;
};
