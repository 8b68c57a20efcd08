import * as v from 'valibot';
import { MAX_CHILD_AGE } from '@/config/limits';
import { knownOf, knownOr } from '@/domain/known';
import { parseLocalDate } from '@/domain/localDate';
import { currencies } from '@/domain/money';
import { isWebAddress } from '@/domain/content/webAddress';

/**
 * Plain values as they are stored. Each is limited to what the site can work with: a text where a day should be, or a
 * million rooms, would break the page as surely as a missing field.
 */
export const text = v.string();

/** A whole number from 0 up to a limit. */
export const wholeUpTo = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

export const day = v.pipe(
  text,
  v.check((value) => parseLocalDate(value) !== null),
);

/** An instant, ISO 8601. */
export const moment = v.pipe(
  text,
  v.check((value) => !Number.isNaN(Date.parse(value))),
);

function isTimeZone(value: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

export const timeZone = v.pipe(text, v.check(isTimeZone));

/** An address that a guest may be sent to: a path or a web page, never a script. */
export const webAddress = v.pipe(text, v.check(isWebAddress));

export const childAges = v.array(wholeUpTo(MAX_CHILD_AGE));

export const money = v.object({
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.picklist(currencies),
});

/** Values that are only displayed: unknown ones are left out. */
export const knownWords = <T extends string>(known: readonly T[]) =>
  v.pipe(
    v.array(text),
    v.transform((words) => knownOf(words, known)),
  );

/** A value that is only displayed: null when it is unknown. */
export const knownWord = <T extends string>(known: readonly T[]) =>
  v.pipe(
    v.nullable(text),
    v.transform((word) => knownOr(word, known, null)),
  );
