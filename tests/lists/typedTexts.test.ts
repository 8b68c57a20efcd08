import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../src');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !file.includes('__generated__'))
  .map((file) => ({
    name: path.basename(file).replace(/\.tsx?$/, ''),
    text: readFileSync(path.join(root, file), 'utf8'),
  }));

/** The resolvers that leave out of every text what cannot be seen. */
const tidying = sources
  .filter(({ text }) => /tidy\w+\(/.test(text))
  .flatMap(({ text }) => [...text.matchAll(/export function (resolve\w+)/g)].map(([, name]) => name));

it('every form reads what people type without what cannot be seen in it', () => {
  const forms = sources.filter(({ name, text }) => name !== 'useKeptForm' && /use(Kept)?Form</.test(text));
  const wrong = forms
    .filter(({ text }) => !tidying.some((each) => text.includes(`resolver: ${each}(`)) && !/tidyFreeText\(/.test(text))
    .map(({ name }) => name);
  expect(wrong).toEqual([]);
  expect(forms.length).toBeGreaterThan(5);
});

it('no field of one line asks for an address of several', () => {
  expect(sources.filter(({ text }) => text.includes('"street-address"')).map(({ name }) => name)).toEqual([]);
});

it('no field leaves the order of day and month to the browser', () => {
  const native = /type=(\{?)["']date["']|type: 'date'/;
  expect(native.test('<input type="date" />')).toBe(true);
  expect(sources.filter(({ text }) => native.test(text)).map(({ name }) => name)).toEqual([]);
});
