import path from 'node:path';
import { withBrowser } from './browser';
import { area, chainFor } from './chainFor';
import { emptyStepLoad, exportEmptyStep } from './emptyStep';
import { loadAll } from './loads';
import type { Load } from './loads';
import { besideEmptyStep, pageRows } from './pageRows';
import { makePlainCopy } from './plainCopy';
import type { Row } from './rows';
import { withSite } from './site';
import { bookingVisits, contentVisits, resultsVisit } from './visits';

const exported = path.resolve(__dirname, '../../out');

/** The addresses of the site, of the site whose area has 26 hotels, and of the empty step. */
interface Addresses {
  readonly site: string;
  readonly searched: string;
  readonly empty: string;
}

async function measure({ site, searched, empty }: Addresses): Promise<readonly Row[]> {
  const [content, booking] = await withBrowser(async (browser) => [
    await contentVisits(browser, site),
    await bookingVisits(browser, site),
  ]);
  const copy = makePlainCopy(
    exported,
    content.map((visit) => visit.path),
  );
  try {
    return await withSite({ folder: copy.folder }, async (plain) => {
      const own: readonly Load[] = [
        ...content.map((visit) => ({ visit, address: site })),
        { visit: resultsVisit('results, 26 hotels'), address: searched },
        ...booking.map((visit) => ({ visit, address: site })),
      ];
      const copies: readonly Load[] = content.map((visit) => ({ visit, address: plain }));
      const floor = emptyStepLoad(empty);
      const loaded = await loadAll([...own, ...copies, floor], (load) => own.includes(load));
      const ofFloor = loaded.get(floor);
      return own.flatMap((load) => {
        const of = loaded.get(load);
        const twin = copies.find(({ visit }) => visit === load.visit);
        if (!of) return [];
        return [
          ...pageRows('pages', load.visit, of, twin && loaded.get(twin)),
          ...(ofFloor ? besideEmptyStep('pages', load.visit, of, ofFloor) : []),
        ];
      });
    });
  } finally {
    copy.remove();
  }
}

/** Every kind of page, of the content pages also copies without scripts, and an empty step, loaded in turns. */
export const measurePages = (): Promise<readonly Row[]> =>
  withSite({ folder: exportEmptyStep() }, (empty) =>
    withSite({}, (site) => withSite({ chain: chainFor(area, 26) }, (searched) => measure({ site, searched, empty }))),
  );
