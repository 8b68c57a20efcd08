import path from 'node:path';
import { withBrowser } from './browser';
import { area, chainFor } from './chainFor';
import { loadAll } from './loads';
import type { Load } from './loads';
import { pageRows } from './pageRows';
import { makePlainCopy } from './plainCopy';
import type { Row } from './rows';
import { withSite } from './site';
import { bookingVisits, contentVisits, resultsVisit } from './visits';

const exported = path.resolve(__dirname, '../../out');

/** Every kind of page, and of the content pages also copies without scripts, loaded in turns. */
export const measurePages = (): Promise<readonly Row[]> =>
  withSite({}, (address) =>
    withSite({ chain: chainFor(area, 26) }, async (searched) => {
      const [content, booking] = await withBrowser(async (browser) => [
        await contentVisits(browser, address),
        await bookingVisits(browser, address),
      ]);
      const copy = makePlainCopy(
        exported,
        content.map((visit) => visit.path),
      );
      try {
        return await withSite({ folder: copy.folder }, async (plain) => {
          const own: readonly Load[] = [
            ...content.map((visit) => ({ visit, address })),
            { visit: resultsVisit('results, 26 hotels'), address: searched },
            ...booking.map((visit) => ({ visit, address })),
          ];
          const copies: readonly Load[] = content.map((visit) => ({ visit, address: plain }));
          const loaded = await loadAll([...own, ...copies], (load) => own.includes(load));
          return own.flatMap((load) => {
            const of = loaded.get(load);
            const twin = copies.find(({ visit }) => visit === load.visit);
            return of ? pageRows('pages', load.visit, of, twin && loaded.get(twin)) : [];
          });
        });
      } finally {
        copy.remove();
      }
    }),
  );
