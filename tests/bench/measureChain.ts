import { withBrowser } from './browser';
import { area, chainFor } from './chainFor';
import { limits } from '../support/limits';
import { loadAll } from './loads';
import { interleave, median, rounded } from './median';
import { pageRows } from './pageRows';
import { paintOfResults } from './paintOfResults';
import { row } from './rows';
import type { Row } from './rows';
import { withSite } from './site';
import { runExport } from './timedExport';
import { resultsVisit } from './visits';

const HOTELS = 500;
const ROUNDS = 5;
const FOLDER = 'test-results/site-of-500';

async function paintRows(address: string): Promise<readonly Row[]> {
  const tries = await withBrowser((browser) =>
    interleave(['results'], ROUNDS, () => paintOfResults(browser, address, HOTELS)),
  );
  const times = tries.get('results') ?? [];
  const common = { part: 'results-500', page: `results, ${HOTELS} hotels`, factor: 4, unit: 'ms' } as const;
  const limit = limits.paint500;
  return [
    row({ ...common, what: 'first card painted', measured: rounded(median(times.map(({ first }) => first))), limit }),
    row({ ...common, what: 'last card painted', measured: rounded(median(times.map(({ all }) => all))), limit }),
  ];
}

/**
 * The results of 500 hotels: the page of a chain of 500, whose search is answered by a larger chain, since no search
 * finds every hotel of one.
 */
export async function measureChain(): Promise<readonly Row[]> {
  await runExport(FOLDER, HOTELS);
  return withSite({ folder: FOLDER, chain: chainFor(area, HOTELS) }, async (address) => {
    const load = { visit: resultsVisit(`results, ${HOTELS} hotels`), address };
    const loaded = (await loadAll([load])).get(load);
    return [...(loaded ? pageRows('results-500', load.visit, loaded) : []), ...(await paintRows(address))];
  });
}
