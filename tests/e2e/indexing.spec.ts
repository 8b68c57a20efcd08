import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { robotsText } from '../../src/config/robotsText';
import { switchesFor } from '../../src/config/switches';

const out = path.resolve(__dirname, '../../out');

test('an export that is not public says so in robots.txt and on every page', () => {
  expect(readFileSync(path.join(out, 'robots.txt'), 'utf8')).toBe(
    robotsText(switchesFor('test'), { siteOrigin: 'https://www.sarastus.example', basePath: '' }),
  );
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(40);
  const found = pages.filter(
    (file) => !readFileSync(path.join(out, file), 'utf8').includes('<meta name="robots" content="noindex, nofollow"'),
  );
  expect(found).toEqual([]);
});
