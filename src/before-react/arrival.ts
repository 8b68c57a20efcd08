import { OPEN_RESERVATION_KEY, PARTNER_WORDS_KEY } from '@/browser/handover/protocol';

/** Takes out of the address what no other script may read, and keeps it for the page. */
function keep(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function show(query: URLSearchParams, hash: string): void {
  const rest = query.toString();
  history.replaceState(history.state, '', location.pathname + (rest && '?' + rest) + hash);
}

function takeWords(query: URLSearchParams): void {
  const words: Record<string, string | null> = {};
  ['guided_entry_token', 'mrid'].forEach((name) => {
    if (query.has(name)) words[name] = query.get(name);
    query.delete(name);
  });
  if (!Object.keys(words).length) return;
  keep(PARTNER_WORDS_KEY, words);
  show(query, location.hash);
}

/** The key of a booking: `#id=…&hash=…`, or the same as a query. */
function takeBooking(query: URLSearchParams): void {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const named = fragment.get('id') ? fragment : query.get('hash') ? query : null;
  if (!named || !named.get('id')) return;
  const booking = { bookingNumber: named.get('id'), bookingHash: named.get('hash') || null };
  // Without storage the page itself reads the address, and then clears it.
  if (!keep(OPEN_RESERVATION_KEY, booking)) return;
  query.delete('id');
  query.delete('hash');
  show(query, named === fragment ? '' : location.hash);
}

const query = new URLSearchParams(location.search);
takeWords(query);
takeBooking(query);
