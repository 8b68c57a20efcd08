import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { pathOf } from '../../src/routes/routes';
import { Guest } from '../support/guest';
import { searchLink } from './actions';
import { onPhone, withBrowser } from './browser';
import { slowDown } from './eventTiming';
import { limits } from './limits';
import { interleave, median, rounded } from './median';
import { failedRow, row } from './rows';
import type { Row } from './rows';
import { withSite } from './site';

const ROUNDS = 5;
const FACTOR = 4;
/** How long a page may fetch its code quietly: it waits until the browser has nothing else to do. */
const QUIET_MS = 3000;

declare global {
  interface Window {
    /** Milliseconds from the first touch to the paint of the dialog; null before it. */
    benchAnswer: number | null;
  }
}

/** Whether the code was fetched quietly before the press, or nothing of it on a slow line. */
type Line = keyof typeof limits.waking;

const lines: Readonly<Record<Line, string>> = {
  quiet: 'code fetched quietly',
  slowLine: 'nothing fetched, slow line',
};

const controls: Readonly<Record<string, (guest: Guest) => Locator>> = {
  'calendar of the short search': (guest) => guest.button(guest.words.t('search.dates.open')),
  'search of the header': searchLink,
};

/** Records the time from the first touch to the frame after a dialog is in sight. */
const recordAnswer = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.benchAnswer = null;
    const watch = (since: number) => {
      const isOpen = [...document.querySelectorAll('dialog[open]')].some((each) => each.clientHeight > 0);
      if (!isOpen) return void requestAnimationFrame(() => watch(since));
      requestAnimationFrame(() => (window.benchAnswer = performance.now() - since));
    };
    addEventListener('pointerdown', ({ timeStamp }) => watch(timeStamp), { capture: true, once: true });
  });

/** A line as of slow 4G on which the guest saves data, so that the page fetches nothing before it is wanted. */
async function slowLine(page: Page, context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true, effectiveType: '3g', type: 'cellular' }),
    }),
  );
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

const tryOnce = (browser: Browser, address: string, line: Line, controlOf: (guest: Guest) => Locator) =>
  onPhone(browser, address, async (page, context) => {
    await recordAnswer(context);
    if (line === 'slowLine') await slowLine(page, context);
    const guest = new Guest(page, 'fi');
    await page.goto(pathOf('home', 'fi'));
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET_MS);
    await slowDown(page, FACTOR);
    const isAsleep = await page.evaluate(() => document.documentElement.hasAttribute('data-asleep'));
    await controlOf(guest).tap();
    await page.waitForFunction(() => window.benchAnswer !== null);
    const answer = await page.evaluate(() => window.benchAnswer ?? 0);
    return { answer, isAsleep };
  });

/** How long a sleeping page takes to answer its first press. */
export const measureWaking = (): Promise<readonly Row[]> =>
  withSite({}, (address) =>
    withBrowser(async (browser) => {
      const cases = Object.entries(lines).flatMap(([line, told]) =>
        Object.entries(controls).map(([control, controlOf]) => ({ line: line as Line, told, control, controlOf })),
      );
      const tries = await interleave(cases, ROUNDS, ({ line, controlOf }) =>
        tryOnce(browser, address, line, controlOf).catch((error: unknown) => ({ error })),
      );
      return cases.map((each) => {
        const { line, told, control } = each;
        const results = tries.get(each) ?? [];
        const answers = results.flatMap((one) => ('answer' in one ? [one.answer] : []));
        const failed = results.find((one) => 'error' in one);
        if (failed) return failedRow('waking', failed.error, control);
        const wasAwake = results.some((one) => 'isAsleep' in one && !one.isAsleep);
        return row({
          ...{ part: 'waking', page: 'home', factor: FACTOR, unit: 'ms' },
          what: `${control}, ${told}`,
          measured: rounded(median(answers)),
          limit: limits.waking[line],
          note: wasAwake ? 'the page did not sleep' : undefined,
        });
      });
    }),
  );
