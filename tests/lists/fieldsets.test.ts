import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const sources = execFileSync('git', ['ls-files', 'src/**/*.ts', 'src/**/*.tsx'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');

it('has no fieldset that is a flex box or a grid, whose legend Safari counts twice at first', () => {
  const styled = sources.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/styled\('fieldset', \{.*?\}\);/gs)].map(([text]) => ({
      file,
      text,
    })),
  );
  expect(styled.length).toBeGreaterThan(1);
  expect(styled.filter(({ text }) => /display: '(inline-)?(flex|grid)'/.test(text))).toEqual([]);
});
