import { chain } from '@/config/chain';
import { randomId } from './randomId';
import { visitStorage } from './visitStorage';

/**
 * Where a tab stores the id of its visit, so that it stays the same after signing in and paying, which leave the site.
 */
const visitKey = 'sarastus.visit';

/** One id per visit, by which a back end finds all the calls of it. */
function visitId(): string {
  const kept = visitStorage.getItem(visitKey);
  // Anything else that is stored there must not get into a header.
  if (kept !== null && /^[\da-f-]{36}$/.test(kept)) return kept;
  const id = randomId();
  visitStorage.setItem(visitKey, id);
  return id;
}

/** Headers that every call carries. */
export function clientHeaders(): Record<string, string> {
  return { [chain.headerNames.client]: chain.clientId, [chain.headerNames.visit]: visitId() };
}
