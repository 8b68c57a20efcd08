import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Vitals } from '../../src/domain/vitals';

/** Only the code that measures the speed of pages holds this. */
const ofLibrary = 'interaction-contentful-paint';

/** Another chunk of the site that has the library in it: that of error reports. */
const ofReports = 'sentry';

/**
 * Runs in the browser before every page. The clock of the tests stands still and hides the browser's own entries; what is
 * measured here is measured by both.
 */
const giveEntriesBack = () => {
  const entries: PerformanceEntry[] = [];
  new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type: 'navigation', buffered: true });
  Object.assign(performance, {
    getEntriesByType: (type: string) => entries.filter(({ entryType }) => entryType === type),
  });
  delete (performance as { interactionCount?: unknown }).interactionCount;
  // Nothing else of a page observes what moves in it.
  const { observe } = PerformanceObserver.prototype;
  PerformanceObserver.prototype.observe = function (options) {
    if (options?.type === 'layout-shift') Object.assign(window, { isMeasured: true });
    return observe.call(this, options);
  };
};

/** Follows what a window fetches to measure its speed, and what it sends. */
export async function watchVitals(page: Page, request: APIRequestContext, site: string) {
  await page.addInitScript(giveEntriesBack);
  const reads: Promise<boolean>[] = [];
  const calls: string[] = [];
  page.context().on('response', (response) => {
    const url = response.url();
    if (!/\/_next\/static\/.*\.js$/.test(url)) return;
    reads.push(
      response.text().then(
        (text) => text.includes(ofLibrary) && !text.includes(ofReports),
        // The window has gone on meanwhile.
        () => false,
      ),
    );
  });
  page.context().on('request', (sent) => {
    if (sent.url().endsWith('/stand-in/vitals')) calls.push(sent.url());
  });
  const isFetched = async () => (await Promise.all(reads)).includes(true);
  const told = async (): Promise<readonly Vitals[]> => (await request.get(`${site}/__test/vitals`)).json();
  return {
    isFetched,
    told,
    /** The requests that left, whether or not they were taken. */
    calls,
    /** Waits until the document that is open is measured: only then does it send anything when it is left. */
    untilMeasured: () => page.waitForFunction(() => 'isMeasured' in window),
    /** Waits until the browser knows a figure: of the first press that is after the next paint. */
    untilKnown: (type: 'first-input' | 'largest-contentful-paint') =>
      page.evaluate(
        (asked) =>
          new Promise<void>((known) => new PerformanceObserver(() => known()).observe({ type: asked, buffered: true })),
        type,
      ),
    /** Goes to a file that is no page, and waits for what the last page sends then. */
    leave: async (count: number): Promise<readonly Vitals[]> => {
      await page.goto(`${site}/robots.txt`);
      await expect.poll(async () => (await told()).length).toBe(count);
      return told();
    },
  };
}
