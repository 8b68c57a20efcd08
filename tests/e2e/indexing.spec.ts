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

test('an export that is not public has nothing for other readers either', () => {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.md$|(^|[\\/])llms\.txt$|^feeds/.test(file))).toEqual([]);
  const hotel = readFileSync(path.join(out, 'en/hotels/imatra/sarastus-break-imatra-kuohu.html'), 'utf8');
  expect(hotel).not.toContain('text/markdown');
});

test('an export holds the licences of what it brings, and nothing of the machine that built it', async () => {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const root = path.resolve(__dirname, '../..');
  const telling = files.filter(
    (file) => /\.(js|css|json|html)$/.test(file) && readFileSync(path.join(out, file), 'utf8').includes(root),
  );
  expect(telling).toEqual([]);
  expect(files.filter((file) => /(^|[\\/])(\.made-from|README\.md)$/.test(file))).toEqual([]);
  const licences = readFileSync(path.join(out, 'licences.txt'), 'utf8');
  for (const name of [
    'react',
    'next',
    'relay-runtime',
    'recoil',
    'maplibre-gl',
    'react-aria',
    '@sentry/browser',
    'lucide',
  ])
    expect(licences, name).toMatch(new RegExp(`^${name} \\d[^]*?Copyright`, 'm'));
  expect(licences).toContain('SIL Open Font License');
  const terms = readFileSync(path.join(out, 'en/terms-of-use.html'), 'utf8');
  expect(terms).toContain('href="/licences.txt"');
});
