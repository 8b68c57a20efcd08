import type { Browser } from '@playwright/test';
import { onPhone } from './browser';
import { slowDown } from './eventTiming';
import { resultsPath } from './visits';

const FACTOR = 4;

declare global {
  interface Window {
    /** The frames after which the number of cards changed: when, and how many there were. */
    benchCards: { readonly at: number; readonly count: number }[];
  }
}

/** Milliseconds from the answer of the API to the frame with the first card, and to the one with every card. */
export const paintOfResults = (browser: Browser, address: string, hotels: number) =>
  onPhone(browser, address, async (page, context) => {
    await context.addInitScript(() => {
      window.benchCards = [];
      const watch = () => {
        const count = document.querySelectorAll('main article').length;
        if (count !== (window.benchCards.at(-1)?.count ?? 0)) {
          // The frame in which it is painted is over when the next one begins.
          requestAnimationFrame(() => window.benchCards.push({ at: performance.now(), count }));
          requestAnimationFrame(() => requestAnimationFrame(watch));
        } else requestAnimationFrame(watch);
      };
      requestAnimationFrame(watch);
    });
    await slowDown(page, FACTOR);
    await page.goto(resultsPath());
    await page
      .locator('main article')
      .nth(hotels - 1)
      .waitFor({ state: 'attached', timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    return page.evaluate((wanted) => {
      const answered = (before: number) =>
        Math.max(
          ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ name, responseEnd }) => name.endsWith('/booking/graphql') && responseEnd <= before)
            .map(({ responseEnd }) => responseEnd),
        );
      const first = window.benchCards[0]?.at ?? NaN;
      const all = window.benchCards.find(({ count }) => count >= wanted)?.at ?? NaN;
      const since = answered(first);
      return { first: first - since, all: all - since };
    }, hotels);
  });
