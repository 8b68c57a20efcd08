import type { Browser, Page } from '@playwright/test';
import { onPhone } from './browser';
import { slowDown } from './eventTiming';
import { resultsPath } from './visits';

/** A phone of the middle class. */
export const FACTOR = 4;

/** A task blocks for as long as it goes on after this. */
const BLOCKING_MS = 50;

/** Bytes: answers with hotels are larger. */
const LEAST_ANSWER = 50_000;

/** A harness computes the answer of thousands of hotels for half a minute, and a slowed page draws them for another. */
const PATIENCE_MS = 240_000;

declare global {
  interface Window {
    /** When each number of cards was painted; NaN until it is. */
    benchCards: { at: number; readonly count: number }[];
    /** Milliseconds of each long task. */
    benchTasks: number[];
    /** When the page's own code had begun: what is answered earlier waits for it. */
    benchReady: number;
    /** Shows the end of the list: the milliseconds after which its last card was painted whole. */
    benchEnd: () => Promise<number>;
  }
}

/** What the results of a search took. */
export interface ResultsCost {
  /** Milliseconds from the first answer, or the beginning of the page's code, to the frame with the first card. */
  readonly first: number;
  /**
   * The same from the last answer to the frame with every card, of which those far away have only their names, and from a
   * jump to the end of the list to the frame with the last one whole.
   */
  readonly all: number;
  /** Milliseconds of the whole load in which no input was answered. */
  readonly blocked: number;
  /** MiB that scripts hold when everything is there. */
  readonly memory: number;
}

/** Runs in the page. It looks when something changes: frames of its own would each measure where every card is. */
function watchPage(): void {
  window.benchCards = [];
  window.benchTasks = [];
  new MutationObserver(() => {
    const count = document.querySelectorAll('main article').length;
    if (count === (window.benchCards.at(-1)?.count ?? 0)) return;
    const shown = { at: NaN, count };
    window.benchCards.push(shown);
    // The frame in which it is painted is over when the next one begins.
    requestAnimationFrame(() => requestAnimationFrame(() => (shown.at = performance.now())));
  }).observe(document, { childList: true, subtree: true });
  const watchReady = () => {
    // The buttons beside the search are shown when its facts are known to React.
    const button = document.querySelector('[data-known="stay"] ~ button');
    if (button && getComputedStyle(button).visibility === 'visible') window.benchReady = performance.now();
    else requestAnimationFrame(watchReady);
  };
  requestAnimationFrame(watchReady);
  window.benchEnd = () =>
    new Promise((resolve) => {
      const begun = performance.now();
      window.scrollTo(0, document.documentElement.scrollHeight);
      const look = () => {
        const last = [...document.querySelectorAll('main article')].at(-1);
        const whole = (last?.childElementCount ?? 0) > 1 && (last?.getBoundingClientRect().height ?? 0) > 0;
        requestAnimationFrame(whole ? () => resolve(performance.now() - begun) : look);
      };
      requestAnimationFrame(look);
    });
  new PerformanceObserver((list) => {
    window.benchTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}

/** What scripts hold once nothing is left to be collected. */
async function memoryOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 ** 2;
}

/** Opens the results of a search that finds that many hotels. */
export const costOfResults = (browser: Browser, address: string, hotels: number): Promise<ResultsCost> =>
  onPhone(browser, address, async (page, context) => {
    await context.addInitScript(watchPage);
    await slowDown(page, FACTOR);
    await page.goto(resultsPath());
    // A locator would look at every card in every frame.
    await page.waitForFunction(
      (wanted) => window.benchCards.some(({ at, count }) => count >= wanted && at > 0),
      hotels,
      {
        polling: 250,
        timeout: PATIENCE_MS,
      },
    );
    const end = await page.evaluate(() => window.benchEnd());
    await page.waitForLoadState('networkidle');
    const times = await page.evaluate(
      ([wanted, toEnd, blocking, least]) => {
        const shownAt = (shown: number) => window.benchCards.find(({ count }) => count >= shown)?.at ?? NaN;
        const [first, all] = [shownAt(1), shownAt(wanted)];
        // A search may be asked in parts; what else is asked is answered in few words.
        const answers = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name, decodedBodySize }) => name.endsWith('/booking/graphql') && decodedBodySize > least)
          .map(({ responseEnd }) => responseEnd)
          .filter((end) => end <= all);
        return {
          first: first - Math.max(window.benchReady, Math.min(...answers)),
          all: all - Math.max(window.benchReady, ...answers) + toEnd,
          blocked: window.benchTasks.reduce((sum, duration) => sum + duration - blocking, 0),
        };
      },
      [hotels, end, BLOCKING_MS, LEAST_ANSWER] as const,
    );
    return { ...times, memory: await memoryOf(page) };
  });
