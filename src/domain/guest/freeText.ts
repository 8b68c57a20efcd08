import { MAX_FREE_TEXT } from '../limits';

/** Letters (Nordic and Cyrillic among them), digits, spaces, newlines and a few signs. */
const allowed = /(?=\p{L})[\p{Script=Latin}\p{Script=Cyrillic}]|[0-9 \n\r,.:;!?&%€'"()\-+]/u;

/** Signs of addresses and of companies' names besides: `Hauptstraße 12/3`, `Apt #5`, `Biel/Bienne`. */
const inAddresses = /[/#@º]/u;

export interface FreeTextCheck {
  /** Each character that is not allowed, once, in the order of the text. */
  readonly offending: readonly string[];
  readonly length: number;
  readonly isTooLong: boolean;
}

/** What is wrong with a free text: characters the hotel's system does not take, or too many of them. */
export function checkFreeText(text: string, maxLength: number = MAX_FREE_TEXT): FreeTextCheck {
  const composed = text.normalize('NFC');
  const offending = [...composed].filter((character) => !allowed.test(character));
  return { offending: [...new Set(offending)], length: composed.length, isTooLong: composed.length > maxLength };
}

/** The characters of an address or a company's name that are not allowed, each once. */
export function offendingInAddress(text: string): readonly string[] {
  return checkFreeText(text).offending.filter((character) => !inAddresses.test(character));
}

/**
 * What cannot be seen and comes along with a pasted text: direction marks, soft hyphens, joiners, variation selectors,
 * byte order marks.
 */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

const replacements: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u00b4`]/g, "'"],
  [/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/[\t\p{Zs}]/gu, ' '],
  [unseen, ''],
];

/** A text that a person typed or pasted, without what cannot be seen in it. Look-ups compare this. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '').replace(/\p{Zs}/gu, ' ');

/**
 * The text with characters that keyboards insert by themselves (curly quotes, long dashes, non-breaking spaces) replaced
 * by plain ones and what cannot be seen left out, so that guests see no error for them.
 */
export function tidyFreeText(text: string): string {
  return replacements.reduce((result, [pattern, plain]) => result.replace(pattern, plain), text.normalize('NFC'));
}

/** A code or another single line that was typed or pasted, as it is asked about and sent: both have to be the same. */
export const readLine = (typed: string): string => tidyFreeText(typed).trim();
