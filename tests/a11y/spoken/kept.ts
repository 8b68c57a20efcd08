import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../../src/i18n/locales';

/** The lines of each step, by its name. */
export type Spoken = ReadonlyMap<string, readonly string[]>;

const fileOf = (locale: Locale): string => path.join(__dirname, `${locale}.txt`);

const mark = '== ';

/** The text of a file: each step is its name after a mark, and what is heard. */
export const textOf = (spoken: Spoken): string =>
  [...spoken].map(([name, lines]) => [`${mark}${name}`, ...lines, ''].join('\n')).join('\n');

export function readSpoken(text: string): Spoken {
  const steps = new Map<string, readonly string[]>();
  for (const part of text.split(new RegExp(`^${mark}`, 'm')).slice(1)) {
    const [name = '', ...lines] = part.trimEnd().split('\n');
    steps.set(name, lines);
  }
  return steps;
}

export const keptSpoken = (locale: Locale): Spoken =>
  existsSync(fileOf(locale)) ? readSpoken(readFileSync(fileOf(locale), 'utf8')) : new Map<string, readonly string[]>();

export const keepSpoken = (locale: Locale, spoken: Spoken): void => writeFileSync(fileOf(locale), textOf(spoken));
