import { chain } from '@/config/chain';
import { randomId } from './randomId';
import { visitStorage } from './visitStorage';

/** Where a tab keeps the id of its visit, so that signing in and paying, which leave the site, do not change it. */
const visitKey = 'sarastus.visit';

/** One id per visit, by which a back end finds all the calls of one guest's way through the site. */
function visitId(): string {
  const kept = visitStorage.getItem(visitKey);
  // Whatever else lies there must not get into a header.
  if (kept !== null && /^[\da-f-]{36}$/.test(kept)) return kept;
  const id = randomId();
  visitStorage.setItem(visitKey, id);
  return id;
}

/** Headers that every call carries. */
export function clientHeaders(): Record<string, string> {
  const { client, visit } = chain.headerNames;
  return { [client]: chain.clientId, [visit]: visitId() };
}
