import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../src');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/test/i.test(path.basename(file)) && !file.includes('__generated__'),
);
const sources = files.map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }));
const finding = (pattern: RegExp) => sources.filter(({ source }) => pattern.test(source)).map(({ file }) => file);

// The type of a key already keeps plain text from being one.
it('lets one function alone make a key of idempotency', () => {
  expect(finding(/as IdempotencyKey|is IdempotencyKey/).sort()).toEqual([
    // What Relay hands back without its type.
    path.join('api', 'createEnvironment.ts'),
    path.join('domain', 'idempotencyKey.ts'),
  ]);
});

it('finds no key whose attempt is written in the code: it would be the same for every guest', () => {
  expect(finding(/idempotencyKey\(\{[^}]*attempt: ['"`](?!\$\{)/)).toEqual([]);
  expect(finding(/newAttempt\([^)]*,\s*['"`]/)).toEqual([]);
  expect(finding(/attemptTo(Pay|Send)\([^)]*['"`]/)).toEqual([]);
});
