import { reportBug } from '@/api/reportBug';
import { reloadOnceWithSearch } from '@/errors/reloadOnceWithSearch';

/** Reports an error, unless it is code that a new deployment replaced: then the page reloads once. */
export function reportUnlessLost(error: unknown): void {
  if (!reloadOnceWithSearch(error)) reportBug(error);
}
