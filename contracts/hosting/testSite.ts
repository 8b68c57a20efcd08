import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const long = 'A text that packs well. '.repeat(100);

/** A small site with at least one file of every class. */
export const testFiles: Readonly<Record<string, string>> = Object.fromEntries([
  ...[
    '/index.html',
    '/404.html',
    '/en.html',
    '/en/search.html',
    '/en/hotels.html',
    '/en/hotels/oulu.html',
    '/_next/static/BuildOfTest/_buildManifest.js',
    '/_next/static/chunks/main-86c7bc17.js',
    '/_next/static/chunks/ff3d8572/4912.js',
    '/_next/data/BuildOfTest/en.json',
    '/wake.js',
    '/theme.js',
    '/arrival.js',
    '/moved.js',
    '/rare.js',
    '/start.js',
    '/saved.js',
    '/ask/hotel.js',
    '/sarastus.css',
    '/street-map.css',
    '/api/appconfig',
    '/sw.js',
    '/sw-remove.js',
    '/locales/en/common.json',
    '/favicon.svg',
    '/robots.txt',
    '/llms.txt',
    '/en/hotels/oulu/sarastus.md',
    '/sitemap.xml',
    '/feeds/prices.xml',
    '/manifest.webmanifest',
  ].map((file) => [file, `${file}: ${long}`]),
  ...[
    '/images/hotels/1001-card-480.avif',
    '/images/hotels/1001-card-480.webp',
    '/icons/icon-192.png',
    '/favicon.ico',
    '/fonts/fraunces-latin.woff2',
    // Too short to pack.
    '/locales/sv/common.json',
  ].map((file) => [file, file]),
]);

export function writeTestSite(folder: string): void {
  for (const [file, text] of Object.entries(testFiles)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/** Addresses of an export that has no such files. */
export const missing = [
  '/nothing',
  '/nothing.js',
  '/en/hotels/nothing',
  '/en/hotels/oulu/nothing',
  '/_next/static/chunks/ff3d8572/gone.js',
  '/_next/static/media/gone.js',
  '/_next/data/BuildOfTest/gone.json',
  '/fonts/gone.woff2',
  '/images/hotels',
  '/_next',
];
