import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const src = path.resolve(__dirname, '../../src');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('__generated__') && !/test/i.test(path.basename(file)))
  .map((file) => ({ file, text: readFileSync(path.join(src, file), 'utf8') }));

/** Terms of booking and paying: a rate or its offer may state them. */
const terms = ['BOOKING_FOR_OTHER_NOT_ALLOWED', 'BOOKING_FOR_OTHER_REQUIRES_PAYMENT', 'ONLY_S_BANK_PAYMENTS'];

/** How a file may name a term: in quotes, or by a constant that stands for it. With `!` it is left out, not looked for. */
function namesOfTerms(text: string): readonly string[] {
  const quoted = `'(?:${terms.join('|')})'`;
  const constants = [...text.matchAll(new RegExp(`const (\\w+)[^=;]*=[^=>;]*${quoted}`, 'g'))];
  return [quoted, ...constants.map(([, name]) => `(?<!!)\\b${name}\\b`)];
}

/** Whether a term is looked for in `restrictions`, which are those of a rate or of an offer: in one list only. */
const looksInOne = (text: string): boolean =>
  new RegExp(
    // Through a callback and its braces, as far as the call goes.
    `\\brestrictions\\??\\.\\w+\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*(?:${namesOfTerms(text).join('|')})`,
  ).test(text);

it('reads the terms of paying of rate and offer together, never those of one of them', () => {
  expect(sources.filter(({ text }) => looksInOne(text)).map(({ file }) => file)).toEqual([]);
  expect(sources.length).toBeGreaterThan(800);
});

it.each([
  "rate.restrictions.includes('ONLY_S_BANK_PAYMENTS')",
  "offer?.restrictions.some((each) => each === 'ONLY_S_BANK_PAYMENTS')",
  "rate.restrictions.some((each) => { return each === 'ONLY_S_BANK_PAYMENTS'; })",
  "rate.restrictions.some((each) => {\n  const own = read(each);\n  return own === 'ONLY_S_BANK_PAYMENTS';\n})",
  "const TERM: RestrictionReason = 'ONLY_S_BANK_PAYMENTS';\nconst isBank = rate.restrictions.includes(TERM);",
  "const own = ['ONLY_S_BANK_PAYMENTS'];\nrate.restrictions.some((each) => own.includes(each));",
])('recognises %j', (text) => {
  expect(looksInOne(text)).toBe(true);
});

it('leaves alone what looks for other reasons, or for a term in both lists', () => {
  const other = "offer.restrictions.some((each) => each === 'LOGIN_REQUIRED'); const term = 'ONLY_S_BANK_PAYMENTS';";
  const both = "[...rate.restrictions, ...offer.restrictions].some((each) => each === 'ONLY_S_BANK_PAYMENTS')";
  const without = "const terms = ['ONLY_S_BANK_PAYMENTS'];\noffer.restrictions.filter((each) => !terms.includes(each))";
  expect([other, both, without].map(looksInOne)).toEqual([false, false, false]);
});
