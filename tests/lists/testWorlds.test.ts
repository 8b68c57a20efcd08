import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const tests = execFileSync('git', ['ls-files', 'src', 'contracts', 'tests'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('contracts/world/rules/'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const written = (pattern: RegExp) => tests.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it.each([
  ['started for a file or a group by testWorld', /^\s*\w+ = await startTestWorld\(/m],
  ['asked by the site through answerSite', /globalThis\.fetch = [^;]*\.address\b/],
  ['made new by resetWorld', /['"`/]__test\/reset['"`]/],
])('is %s alone', (_, pattern) => {
  expect(tests.length).toBeGreaterThan(300);
  expect(written(pattern)).toEqual([]);
});
