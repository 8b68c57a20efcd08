import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    slices: { all: number; ofHydration: number | null; waiting: (() => void)[] | null };
  }
}

/**
 * Counts the slices that React works in, all of them and those until the page's HTML is React's. Its clock runs so fast
 * in each that it stops after a component or two, where it may stop at all; work in one piece is one slice, however much
 * it is. After as many as `stop` says, from the start or from the end of hydration, the next ones wait for `goOn`.
 */
export async function slicesOf(
  page: Page,
  stop: { readonly after: 'start' | 'hydration'; readonly slices: number } | null = null,
) {
  await page.addInitScript((last) => {
    window.slices = { all: 0, ofHydration: null, waiting: [] };
    let isInSlice = false;
    let ahead = 0;
    const now = performance.now.bind(performance);
    // A slice takes 5 ms.
    performance.now = () => {
      if (isInSlice) ahead += 2;
      return now() + ahead;
    };
    const mark = performance.mark.bind(performance);
    performance.mark = (name, ...options) => {
      // The name is Next's.
      if (name === 'afterHydrate') window.slices.ofHydration = window.slices.all;
      return mark(name, ...options);
    };
    // React's scheduler takes its turns by messages to itself.
    const handler = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
    if (!handler) throw new Error('Ports take no messages here.');
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      ...handler,
      set(this: MessagePort, listener: (this: MessagePort, event: MessageEvent) => void) {
        const work = (event: MessageEvent) => {
          window.slices.all += 1;
          isInSlice = true;
          try {
            listener.call(this, event);
          } finally {
            isInSlice = false;
          }
        };
        handler.set?.call(this, (event: MessageEvent) => {
          const { all, ofHydration, waiting } = window.slices;
          const from = last?.after === 'start' ? 0 : ofHydration;
          if (waiting && last && from !== null && all >= from + last.slices) waiting.push(() => work(event));
          else work(event);
        });
      },
    });
  }, stop);
  const all = () => page.evaluate(() => window.slices.all);
  /** How many there are until the browser has nothing else to do. */
  const untilIdle = async () => {
    const before = await all();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return (await all()) - before;
  };
  return {
    all,
    /** Waits until React has nothing left to do but what little a clock brings. */
    end: () => expect.poll(untilIdle).toBeLessThan(5),
    hasStopped: () => page.evaluate(() => (window.slices.waiting?.length ?? 0) > 0),
    goOn: () =>
      page.evaluate(() => {
        const { waiting } = window.slices;
        window.slices.waiting = null;
        waiting?.forEach((work) => work());
      }),
    ofHydration: () => page.evaluate(() => window.slices.ofHydration),
  };
}
