import type { Page } from '@playwright/test';

/** How a browser gets the scripts of the framework: as they are, not yet, or not at all, as after a deployment. */
type Arrival = 'whole' | 'held' | 'lost';

/** Follows the scripts that a page runs, and decides how those of the framework arrive. */
export async function pagesOfScripts(page: Page, first: Arrival = 'whole') {
  const parsed: string[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on('Debugger.scriptParsed', ({ url }) => {
    if (url.startsWith('http')) parsed.push(url);
  });
  await browser.send('Debugger.enable');
  let arrival = first;
  let go = () => undefined as void;
  const decided = new Promise<void>((resolve) => (go = resolve));
  if (first !== 'whole') {
    await page.route('**/_next/static/**', async (route) => {
      if (arrival === 'held') await decided;
      return arrival === 'lost' ? route.fulfill({ status: 404 }) : route.continue();
    });
  }
  return {
    /** The addresses of the scripts that have run, in their order. */
    run: (): readonly string[] => parsed,
    /** Lets the scripts that are held arrive, and the later ones. */
    release: (now: Exclude<Arrival, 'held'> = 'whole') => {
      arrival = now;
      go();
    },
  };
}
