import { readdirSync, readFileSync } from 'node:fs';
import { newerNames, platformFeatures } from './platform';

const read = (file: string): string => readFileSync(file, 'utf8');

it.each(Object.entries(platformFeatures))('%s is used where the table says', (_name, { used }) => {
  for (const { file, by } of used) expect(read(file)).toContain(by);
});

it('the README says what happens without each feature', () => {
  const rows = [...read('src/browser/README.md').matchAll(/^\| `?([^|`]+?)`? +\|/gm)].map(([, name]) => name);
  expect(rows.filter((name) => name !== 'Feature' && !/^-+$/.test(name ?? ''))).toEqual(Object.keys(platformFeatures));
});

it('nothing newer is used without a row', () => {
  const files = readdirSync('src', { recursive: true })
    .map((name) => `src/${String(name)}`)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('__generated__') && !file.includes('/export/'));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) => [...read(file).matchAll(newerNames)].map(([name]) => `${file}: ${name}`));
  expect(found).toEqual([]);
});
