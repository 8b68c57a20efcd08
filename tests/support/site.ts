import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createServer } from '../../contracts/http/createServer';
import type { Harness } from '../../contracts/http/createServer';
import { CONSENT_VERSION, optionalPurposes } from '../../src/domain/consent';
import type { ConsentDecision } from '../../src/domain/consent';
import { CONSENT_KEY } from '../../src/telemetry/consent';

/** The moment every browser test happens at: a Monday morning at the hotels. */
export const now = '2026-11-02T09:00:00+02:00';

/** The window of a test that asks for no other. */
const desktop = { width: 1280, height: 720 } as const;

interface Workers {
  /** The harness of this worker: the export and both APIs, its bookings in memory. */
  readonly harness: { readonly address: string; readonly harness: Harness };
}

/** What the guest of a test has answered about cookies, before the first page. */
export type Answer = 'onlyNecessary' | 'all' | 'none';

interface Site {
  /** A guest who has refused everything, unless a test is about the question. */
  readonly answer: Answer;
  /** Plays what the names say from now on in this test's browser. */
  readonly scenario: (names: string) => Promise<void>;
  /**
   * Another guest at the same computer: nothing kept, no booking made. In the same window, whose process has compiled the
   * site's code and axe already: a new one costs a second for each visit.
   */
  readonly anew: () => Promise<void>;
  /** Bookings in the database, and rooms of a type left on a night. */
  readonly bookings: (hotelId: string, roomType: string, date: string) => Promise<{ count: number; roomsLeft: number }>;
  /** Every booking and every attempt to pay in the database, oldest first. */
  readonly ledger: () => Promise<Ledger>;
  /** What the page said to its console as errors, and failed to load. */
  readonly complaints: string[];
}

export interface Ledger {
  readonly bookings: readonly {
    readonly number: string;
    readonly state: string;
    readonly paid: number;
    readonly arrival: string;
    readonly email: string;
    /** Of the first room, as what follows. */
    readonly roomType: string;
    readonly extras: number;
    readonly adults: number;
  }[];
  readonly payments: readonly { readonly bookingNumber: string; readonly state: string; readonly amount: number }[];
}

const decisionOf = (answer: Answer): string =>
  JSON.stringify({
    version: CONSENT_VERSION,
    decidedAt: new Date(now).toISOString(),
    asked: optionalPurposes,
    allowed: answer === 'all' ? optionalPurposes : [],
  } satisfies ConsentDecision);

/** Runs in the browser, before every page: what the guest has decided since is left alone. */
const answerOnce = ({ key, decision }: { readonly key: string; readonly decision: string }) => {
  try {
    if (window === window.top && localStorage.getItem(key) === null) localStorage.setItem(key, decision);
  } catch {
    // A test may forbid storage.
  }
};

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}

/** Every test gets an empty register of bookings, the fixed moment, and a browser with the same clock. */
export const test = base.extend<Site, Workers>({
  harness: [
    async ({}, use) => {
      const harness = createServer({
        db: ':memory:',
        now: () => new Date(now),
        seed: 'sarastus',
        strict: true,
        staticDir: path.resolve(__dirname, '../../out'),
        port: 0,
        testControl: true,
        testTokens: true,
        predictable: true,
      });
      await use({ address: await harness.listen(), harness });
      await harness.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ harness }, use) => {
    await use(harness.address);
  },
  complaints: async ({}, use) => {
    await use([]);
  },
  answer: ['onlyNecessary', { option: true }],
  page: async ({ page, harness, complaints, request, answer }, use) => {
    await request.post(`${harness.address}/__test/reset`);
    await page.clock.setFixedTime(new Date(now));
    if (answer !== 'none')
      await page.context().addInitScript(answerOnce, { key: CONSENT_KEY, decision: decisionOf(answer) });
    listen(page, complaints);
    await use(page);
    // A call that is still under way when the test is over has nobody left to answer.
    for (const left of page.context().pages()) await left.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  },
  anew: async ({ page, context, harness, request }, use) => {
    await use(async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // A page that keeps something when it is left has done so by then.
      await page.goto(`${harness.address}/robots.txt`);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await context.clearCookies();
      await page.setViewportSize(desktop);
      await request.post(`${harness.address}/__test/reset`);
    });
  },
  scenario: async ({ context, harness, baseURL }, use) => {
    await use(async (names) => {
      await context.addCookies([{ name: 'scenario', value: names, url: baseURL ?? harness.address }]);
    });
  },
  ledger: async ({ request, harness }, use) => {
    await use(async () => (await request.get(`${harness.address}/__test/bookings`)).json());
  },
  bookings: async ({ request, harness }, use) => {
    await use(async (hotelId, roomType, date) => {
      const query = new URLSearchParams({ hotelId, roomType, date });
      const answer = await request.get(`${harness.address}/__test/bookings?${query.toString()}`);
      return answer.json();
    });
  },
});

export { expect } from '@playwright/test';

/** Adds to the counts that `npm test` prints at its end. Each call has a file of its own, so workers never meet. */
export function tally(name: string, counts: Readonly<Record<string, number>>): void {
  const folder = path.resolve(__dirname, '../../test-results/tallies');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name.replaceAll(/[^\w-]+/g, '_')}.json`), JSON.stringify(counts));
}
