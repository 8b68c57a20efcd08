import { EARLY_ANSWER_LIFETIME_MS } from '@/config/limits';
import { handed } from './protocol';
import type { AnswerUnderWay, EarlyAnswer, WholeAnswer } from './protocol';

/** The names of an object in one order: Relay puts variables into an order of its own. */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Questions with the same key have the same answer. Scripts that ask do without it, since they are small. */
const keyOf = (url: string, body: unknown): string => `${url} ${JSON.stringify(body, inOrder)}`;

const keep = (early: EarlyAnswer) => (handed.sarastusAsked ??= []).push(early);

/** Takes an early answer to the same question, once: one that is `shown` already, or one that is under way. */
function take(way: 'shown' | 'underWay', url: string, body: unknown): EarlyAnswer | null {
  const asked = handed.sarastusAsked;
  if (!asked || asked.length === 0) return null;
  const key = keyOf(url, body);
  const index = asked.findIndex((each) => each[way] && keyOf(each.url, each.body) === key);
  return asked.splice(index, index < 0 ? 0 : 1)[0] ?? null;
}

/** Fetches an answer with its whole body, or waits for the one that is under way. */
export async function wholeAnswer(
  url: string,
  init: RequestInit & { readonly signal: AbortSignal },
  underWay: AnswerUnderWay | null = null,
): Promise<WholeAnswer> {
  if (underWay) {
    init.signal.addEventListener('abort', () => underWay.call.abort());
    return underWay.answer;
  }
  const response = await fetch(url, init);
  return { status: response.status, body: await response.text() };
}

/** Asks before the page's own code runs, and leaves the answer for it. */
export function askEarly(url: string, body: unknown, init: RequestInit): Promise<WholeAnswer> {
  const call = new AbortController();
  const answer = wholeAnswer(url, { ...init, signal: call.signal });
  // Whoever takes it hears of a failure; perhaps nobody does.
  answer.catch(() => undefined);
  keep({ url, body, underWay: { askedAt: Date.now(), answer, call } });
  return answer;
}

/**
 * Takes up the same question, if it was asked early: once, and only while its answer is as good as a new one. Null when
 * it is to be asked now.
 */
export function takeEarly(url: string, body: unknown): AnswerUnderWay | null {
  const found = take('underWay', url, body)?.underWay ?? null;
  if (!found || Math.abs(Date.now() - found.askedAt) < EARLY_ANSWER_LIFETIME_MS) return found;
  found.call.abort();
  return null;
}

/** Leaves what a page shows while it sleeps for its own code. */
export const keepShown = (url: string, body: unknown, shown: object): unknown => keep({ url, body, shown });

/** What the page has shown while it slept, however long: once; null for nothing. */
export const takeShown = (url: string, body: unknown): object | null => take('shown', url, body)?.shown ?? null;
