import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hostNames } from './hosts/hosts';
import { cacheControls, pathClasses, restClass } from './pathClasses';

const readme = readFileSync(path.join(__dirname, 'README.md'), 'utf8');
const cells = readme
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

it('shows operators the table that the hosts are made from', () => {
  const rows = [...pathClasses, restClass].map(({ name, paths, keeping, why }) => [
    name,
    paths.map((each) => `\`${each}\``).join(' ') || 'everything else',
    `\`${cacheControls[keeping]}\`: ${why}`,
  ]);
  const start = cells.findIndex(([first]) => first === 'files');
  expect(cells.slice(start + 2)).toEqual(rows);
});

it('says how to use every host', () => {
  const start = cells.findIndex(([first]) => first === '`NAME`');
  expect(cells.slice(start + 2, start + 2 + hostNames.length).map(([name]) => name)).toEqual(
    hostNames.map((name) => `\`${name}\``),
  );
});
