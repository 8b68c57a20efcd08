import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { onPhone, store, withBrowser } from './browser';
import { floorOf } from './floor';
import type { PackageOf } from './floor';
import { limits } from '../support/limits';
import { rounded } from './median';
import { failedRow, row } from './rows';
import type { Row } from './rows';
import { withSite } from './site';
import { bookingVisits, contentVisits, resultsVisit } from './visits';
import type { Visit } from './visits';

/** How long a page is left alone once it is quiet, for scripts that begin late by themselves. */
const LEFT_ALONE_MS = 2000;

const kB = (bytes: number) => rounded(bytes / 1000, 1);

/** The scripts that ran without any input, each once, and the page's own HTML. */
export async function readPage(browser: Browser, address: string, { path, kept }: Visit) {
  return onPhone(browser, address, async (page) => {
    await store(page, address, kept);
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    const answer = await page.goto(path);
    if (answer?.status() !== 200) throw new Error(`${path} was answered with ${String(answer?.status())}`);
    const html = await answer.body();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(LEFT_ALONE_MS);
    const found = await page.coverage.stopJSCoverage();
    // What was fetched or compiled but not run has no function that was called.
    const ran = found.filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0));
    const sources = new Map(ran.map(({ url, source = '' }) => [url, source]));
    return { html, sources };
  });
}

/** The bytes of scripts, each packed with gzip. */
export const packed = (sources: ReadonlyMap<string, string>): number =>
  [...sources.values()].reduce((sum, source) => sum + gzipSync(source).length, 0);

/** Of the last export into `out`. */
const readPackageOf = () => JSON.parse(readFileSync('.next/module-packages.json', 'utf8')) as PackageOf;

/** What a page that asks the API by Relay runs beyond the packages that each of them has, in the same load. */
function beyondFloor(sources: ReadonlyMap<string, string>, { page, kind }: Visit): readonly Row[] {
  const { beyond } = limits;
  if (!Object.hasOwn(beyond, kind)) return [];
  const floor = floorOf(sources, readPackageOf());
  return [
    row({
      part: 'scripts',
      page,
      what: 'of them beyond React, Next, Relay and Recoil',
      measured: kB(packed(sources) - floor),
      limit: beyond[kind as keyof typeof beyond],
      unit: 'kB gz',
      note: `those are ${kB(floor)}`,
    }),
  ];
}

async function rowsOf(browser: Browser, address: string, visit: Visit): Promise<readonly Row[]> {
  const common = { part: 'scripts', page: visit.page } as const;
  try {
    const { html, sources } = await readPage(browser, address, visit);
    return [
      row({
        ...common,
        what: 'scripts run before interaction',
        measured: kB(packed(sources)),
        limit: limits.pages[visit.kind].scripts,
        unit: 'kB gz',
        note: `${sources.size} files`,
      }),
      ...beyondFloor(sources, visit),
      row({
        ...common,
        what: 'HTML',
        measured: kB(brotliCompressSync(html).length),
        limit: limits.weight.document,
        unit: 'kB br',
      }),
    ];
  } catch (error) {
    return [failedRow('scripts', error, visit.page)];
  }
}

/** Which scripts each kind of page runs before any interaction. */
export const measureScripts = (): Promise<readonly Row[]> =>
  withSite({}, (address) =>
    withBrowser(async (browser) => {
      const visits = [
        ...(await contentVisits(browser, address)),
        resultsVisit(),
        ...(await bookingVisits(browser, address)),
      ];
      const rows: Row[] = [];
      for (const visit of visits) rows.push(...(await rowsOf(browser, address, visit)));
      return rows;
    }),
  );
