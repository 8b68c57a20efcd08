import type { BrowserContext, Page } from '@playwright/test';

/** Entries below this are not reported; an interaction without an entry was at most this long. */
const SHORTEST_MS = 16;

declare global {
  interface Window {
    benchEvents: { readonly startTime: number; readonly duration: number }[];
  }
}

/** Records the interactions of every page that is opened from now on. */
export const recordInteractions = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((durationThreshold) => {
    window.benchEvents = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId: number })[]) {
        const { startTime, duration, interactionId } = entry;
        if (interactionId > 0) window.benchEvents.push({ startTime, duration });
      }
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
  }, SHORTEST_MS);

/** Slows the processor down for a page; 1 ends it. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Resolves once the browser has painted, and has had time to report what it painted. */
const reported = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 200))));
      }),
  );

/** Milliseconds from an input to the next paint: of its events the longest. */
export async function latencyOf(page: Page, act: () => Promise<void>): Promise<number> {
  const since = await page.evaluate(() => performance.now());
  await act();
  await reported(page);
  return page.evaluate(
    ([start, shortest]) =>
      Math.max(shortest, ...window.benchEvents.filter((each) => each.startTime >= start).map((each) => each.duration)),
    [since, SHORTEST_MS] as const,
  );
}
