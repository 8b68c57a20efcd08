import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

it('has no comment that points to a numbered section of another text', () => {
  const files = execFileSync('git', ['ls-files', 'src', 'contracts', 'tests', 'schema'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(tsx?|mjs|graphql|md)$/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const pointing = files.filter((file) =>
    /(?<!RFC \d+, )\bsections? \d/i.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(pointing).toEqual([]);
});
