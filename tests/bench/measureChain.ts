import type { Browser } from '@playwright/test';
import { limits } from '../support/limits';
import { withBrowser } from './browser';
import { area, chainFor } from './chainFor';
import { chainRows, MIDDLE } from './chainRows';
import type { CostsOfSize } from './chainRows';
import { costOfResults } from './costOfResults';
import { loadAll } from './loads';
import { interleave } from './median';
import { pageRows } from './pageRows';
import type { Row } from './rows';
import { withSite } from './site';
import { runExport } from './timedExport';
import { resultsVisit } from './visits';

const FOLDER = 'test-results/site-of-500';

/** How often the results of each size are opened: an answer of thousands of hotels takes long, and varies little. */
const rounds: ReadonlyMap<number, number> = new Map([
  [26, 5],
  [100, 5],
  [MIDDLE, 5],
  [2000, 1],
]);

/** The results of one size, whose search is answered by a larger chain, since no search finds every hotel of one. */
const inChain = <T>(hotels: number, work: (address: string) => Promise<T>): Promise<T> =>
  withSite({ folder: FOLDER, chain: chainFor(area, hotels) }, work);

async function costsOf(browser: Browser, hotels: number, times: number): Promise<CostsOfSize> {
  return inChain(hotels, async (address) => {
    const costs = await interleave([hotels], times, () => costOfResults(browser, address, hotels));
    return { hotels, costs: costs.get(hotels) ?? [] };
  });
}

/** Lighthouse's figures of the middle size, which has limits. */
const loadedRows = (): Promise<readonly Row[]> =>
  inChain(MIDDLE, async (address) => {
    const load = { visit: resultsVisit(`results, ${MIDDLE} hotels`), address };
    const loaded = (await loadAll([load])).get(load);
    return loaded ? pageRows('chain', load.visit, loaded) : [];
  });

/** The results of chains of several sizes, on the page of a chain of 500: only what the search finds grows. */
export async function measureChain(): Promise<readonly Row[]> {
  await runExport(FOLDER, MIDDLE);
  const costs = await withBrowser(async (browser) => {
    const found: CostsOfSize[] = [];
    for (const [hotels, times] of rounds) found.push(await costsOf(browser, hotels, times));
    return found;
  });
  return [...(await loadedRows()), ...chainRows(costs, limits.chain)];
}
