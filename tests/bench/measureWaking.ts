import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { pathOf } from '../../src/routes/routes';
import { Guest } from '../support/guest';
import { searchLink } from './actions';
import { onPhone, withBrowser } from './browser';
import { slowDown } from './eventTiming';
import { limits } from '../support/limits';
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
    /** Milliseconds from the first touch to the paint of the dialog's frame, and of its fields; null before it. */
    benchAnswer: number | null;
    benchFilled: number | null;
  }
}

/** Whether the code was fetched quietly before the press, or nothing of it on a slow line. */
type Line = keyof typeof limits.waking;

const lines: Readonly<Record<Line, string>> = {
  quiet: 'code fetched quietly',
  slowLine: 'nothing fetched, slow line',
};

const controls: Readonly<Record<string, (guest: Guest) => Locator>> = {
  'calendar of the short search': (guest) => guest.button(guest.words.t('dates.open')),
  'search of the header': searchLink,
};

/** Records the times from the first touch to the paint after a dialog is in sight, and after its fields are. */
const recordAnswer = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const marks = { benchAnswer: 'dialog[open]', benchFilled: 'dialog[open] input' } as const;
    const watch = (mark: keyof typeof marks, since: number) => {
      const isShown = [...document.querySelectorAll(marks[mark])].some((each) => each.clientHeight > 0);
      if (!isShown) return void requestAnimationFrame(() => watch(mark, since));
      requestAnimationFrame(() => (window[mark] = performance.now() - since));
    };
    for (const mark of ['benchAnswer', 'benchFilled'] as const) {
      window[mark] = null;
      addEventListener('pointerdown', ({ timeStamp }) => watch(mark, timeStamp), { capture: true, once: true });
    }
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
    await page.waitForFunction(() => window.benchFilled !== null);
    const times = await page.evaluate(() => ({ answer: window.benchAnswer ?? 0, filled: window.benchFilled ?? 0 }));
    return { ...times, isAsleep };
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
      return cases.flatMap((each) => {
        const { line, told, control } = each;
        const results = tries.get(each) ?? [];
        const done = results.flatMap((one) => ('error' in one ? [] : [one]));
        const times = (kind: 'answer' | 'filled') => done.map((one) => one[kind]);
        const failed = results.find((one) => 'error' in one);
        if (failed) return failedRow('waking', failed.error, control);
        const wasAwake = done.some(({ isAsleep }) => !isAsleep);
        const shared = {
          ...{ part: 'waking', page: 'home', factor: FACTOR, unit: 'ms' },
          note: wasAwake ? 'the page did not sleep' : undefined,
        };
        return [
          row({
            ...shared,
            what: `${control}, ${told}`,
            measured: rounded(median(times('answer'))),
            limit: limits.waking[line],
          }),
          row({ ...shared, what: `${control}, its fields, ${told}`, measured: rounded(median(times('filled'))) }),
        ];
      });
    }),
  );
