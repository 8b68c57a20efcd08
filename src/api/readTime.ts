import { parseLocalDate } from '@/domain/localDate';
import { madeOnce } from '@/domain/madeOnce';
import type { LocalDate } from '@/domain/localDate';
import { MalformedError, readText } from './readLeaf';
import type { Maybe } from './readLeaf';

/** A day, `YYYY-MM-DD`. Throws MalformedError. */
export function readDate(value: Maybe<string>): LocalDate {
  const date = typeof value === 'string' ? parseLocalDate(value) : null;
  if (date === null) throw new MalformedError('a day');
  return date;
}

/** An instant, ISO 8601. Throws MalformedError. */
export function readInstant(value: Maybe<string>): string {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) throw new MalformedError('an instant');
  return value;
}

/** Hundreds of hotels of an answer have the same few zones, and asking the browser is slow. */
const knownZone = madeOnce(
  (name: string) => new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone && name,
);

/** The IANA name of a time zone that this browser knows. Throws MalformedError. */
export function readTimeZone(value: Maybe<string>): string {
  try {
    return knownZone(readText(value));
  } catch {
    throw new MalformedError('a time zone');
  }
}
