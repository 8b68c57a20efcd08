import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const src = path.resolve(__dirname, '../../src');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('__generated__') && !/test/i.test(path.basename(file)))
  .map((file) => ({ file, text: readFileSync(path.join(src, file), 'utf8') }));

/** Terms of booking and paying: a rate or its offer may state them. */
const terms = ['BOOKING_FOR_OTHER_NOT_ALLOWED', 'BOOKING_FOR_OTHER_REQUIRES_PAYMENT', 'ONLY_S_BANK_PAYMENTS'];

it('reads the terms of paying of rate and offer together, never those of one of them', () => {
  // `restrictions` and a term in one expression: what looks for a term looks in one of the two lists only.
  const alone = sources.filter(({ text }) =>
    terms.some((term) => new RegExp(`restrictions[^;{}]{0,80}'${term}'`).test(text)),
  );
  expect(alone.map(({ file }) => file)).toEqual([]);
});
