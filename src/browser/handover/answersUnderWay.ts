import { EARLY_ANSWER_LIFETIME_MS } from '@/config/limits';
import { handed } from './protocol';
import type { AnswerUnderWay, WholeAnswer } from './protocol';

/** The names of an object in one order: Relay puts variables into an order of its own. */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Questions with the same key have the same answer. `body` is what is posted, before it is text; null for none. */
const keyOf = (url: string, body: unknown): string => `${url} ${JSON.stringify(body, inOrder)}`;

/** Fetches an answer with its whole body, or waits for the one that is under way. */
export async function wholeAnswer(
  url: string,
  init: RequestInit & { readonly signal: AbortSignal },
  underWay: AnswerUnderWay | null = null,
): Promise<WholeAnswer> {
  if (underWay) {
    init.signal.addEventListener('abort', underWay.abort);
    return underWay.answer;
  }
  const response = await fetch(url, init);
  return { status: response.status, body: await response.text() };
}

/** Asks before the page's own code runs, and leaves the answer for it. */
export function askEarly(url: string, body: unknown, init: RequestInit): Promise<WholeAnswer> {
  const abort = new AbortController();
  const answer = wholeAnswer(url, { ...init, signal: abort.signal });
  // Whoever takes it hears of a failure; perhaps nobody does.
  answer.catch(() => undefined);
  const asked = (handed.sarastusAsked ??= []);
  asked.push({ key: keyOf(url, body), askedAt: Date.now(), answer, abort: () => abort.abort() });
  return answer;
}

/**
 * Takes up the same question, if it was asked early: once, and only while its answer is as good as a new one. Null when
 * it is to be asked now.
 */
export function takeEarly(url: string, body: unknown): AnswerUnderWay | null {
  const asked = handed.sarastusAsked;
  if (!asked || asked.length === 0) return null;
  const key = keyOf(url, body);
  const index = asked.findIndex((each) => each.key === key);
  const found = index < 0 ? undefined : asked.splice(index, 1)[0];
  if (!found) return null;
  if (Math.abs(Date.now() - found.askedAt) < EARLY_ANSWER_LIFETIME_MS) return found;
  found.abort();
  return null;
}
