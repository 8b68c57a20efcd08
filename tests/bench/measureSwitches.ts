import { undocumented } from '../../src/export/undocumented';
import { hotelPath } from '../../src/routes/entityPaths';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { factors } from '../support/limits';
import { hotelsByBrand } from '../support/hotelScreens';
import { withBrowser } from './browser';
import { loadAll } from './loads';
import type { Load, Loaded } from './loads';
import { packed, readPage } from './measureScripts';
import { median, rounded } from './median';
import { row } from './rows';
import type { Row } from './rows';
import { startSite } from './site';
import type { Visit } from './visits';
import { resultsVisit, stayAtHotel } from './visits';

const visits = (): readonly Visit[] => [
  { page: 'home', kind: 'home', path: pathOf('home', 'fi'), kept: {} },
  { page: 'hotel', kind: 'content', path: hotelPath(hotelsByBrand.original, 'fi'), kept: {} },
  resultsVisit(),
  { page: 'room', kind: 'step', path: hrefOf('chooseRoom', 'fi', stayAtHotel()), kept: {} },
];

/** A build: with every way, without one of them, or without any. */
interface Build {
  readonly name: string;
  readonly variables: Readonly<Record<string, string>>;
}

const builds: readonly Build[] = [
  { name: 'with all', variables: {} },
  ...Object.entries(undocumented).flatMap(([name, { canBeOff }]) =>
    canBeOff ? [{ name, variables: { WITHOUT: name } }] : [],
  ),
  { name: 'any', variables: { PLAIN: '1' } },
];

/** Exports a build, unless it is there, and serves it. */
async function serve({ name, variables }: Build) {
  const folder = `test-results/switches/${name.replace(' ', '-')}`;
  const { ensureExported } = await import('../../contracts/run/export.mjs');
  await ensureExported({ folder, variables });
  return startSite({ folder });
}

const figures = [
  ...factors.flatMap((factor) => [
    { what: 'blocked', unit: 'ms', factor, decimals: 0, of: (each: Loaded['speeds'][number]) => each[factor].tbt },
    { what: 'LCP', unit: 's', factor, decimals: 2, of: (each: Loaded['speeds'][number]) => each[factor].lcp },
  ]),
];

/** The kilobytes of scripts that a page of a build runs by itself. */
const scriptsOf = (load: Load): Promise<number> =>
  withBrowser(async (browser) => packed((await readPage(browser, load.address, load.visit)).sources) / 1000);

/**
 * What each way that relies on the inside of a dependency is worth: pages of a build without it, less those of the build
 * with all. The builds take turns, so that all share a slow minute of the machine.
 */
export async function measureSwitches(): Promise<readonly Row[]> {
  const pages = visits();
  const served: { readonly build: Build; readonly loads: readonly Load[]; readonly stop: () => void }[] = [];
  try {
    for (const build of builds) {
      const { address, stop } = await serve(build);
      served.push({ build, loads: pages.map((visit) => ({ visit, address })), stop });
    }
    const loaded = await loadAll(
      // One page of every build, then the next page.
      pages.flatMap((visit) => served.flatMap(({ loads }) => loads.filter((load) => load.visit === visit))),
      () => false,
    );
    const weights = new Map<Load, number>();
    for (const load of served.flatMap(({ loads }) => loads)) weights.set(load, await scriptsOf(load));
    const [all, ...without] = served;
    return without.flatMap(({ build, loads }) =>
      loads.flatMap((load, index): readonly Row[] => {
        const base = all?.loads[index];
        const [its, whole] = [loaded.get(load), base && loaded.get(base)];
        if (!base || !its || !whole) return [];
        const common = { part: 'switches', page: `${load.visit.page} without ${build.name}` };
        const more = (weights.get(load) ?? Number.NaN) - (weights.get(base) ?? Number.NaN);
        return [
          row({ ...common, what: 'more scripts', unit: 'kB gz', measured: rounded(more, 1) }),
          ...figures.map(({ what, unit, factor, decimals, of }) =>
            row({
              ...{ ...common, what: `more ${what}`, unit, factor },
              measured: rounded(median(its.speeds.map(of)) - median(whole.speeds.map(of)), decimals),
              note: `of ${rounded(median(whole.speeds.map(of)), decimals)}`,
            }),
          ),
        ];
      }),
    );
  } finally {
    for (const { stop } of served) stop();
  }
}
