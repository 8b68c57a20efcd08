import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import type { HostSettings } from '../../contracts/hosting/hostSettings';
import { createServer } from '../../contracts/http/createServer';
import type { Harness } from '../../contracts/http/createServer';
import { CONSENT_VERSION, optionalPurposes } from '../../src/domain/guest/consent';
import type { ConsentDecision } from '../../src/domain/guest/consent';
import { PAGE_OF_FAILURE } from './attachments';
import { flowApis } from './flowApi';
import type { FlowApi, FlowApiName } from './flowApi';
import { policyViolations } from './policyViolations';
import { CONSENT_KEY } from '../../src/telemetry/consentKey';

/** The time of every browser test: a Monday morning at the hotels. */
export const now = '2026-11-02T09:00:00+02:00';

/** The default window. */
const desktop = { width: 1280, height: 720 } as const;

export interface Workers {
  /** The API that the site under test books by: a project of the configuration sets it. */
  readonly apiName: FlowApiName;
  /** What a test must know of it. */
  readonly flowApi: FlowApi;
  /** What the headers of the host allow, beside what the site itself needs. */
  readonly host: Partial<HostSettings>;
  /** The harness of this worker: the export and both APIs, its bookings in memory. */
  readonly harness: { readonly address: string; readonly harness: Harness };
}

/** The answer about cookies that is stored before the first page. */
export type Answer = 'onlyNecessary' | 'all' | 'none';

interface Site {
  /** Default: only necessary ones, so that the question is not shown. */
  readonly answer: Answer;
  /** Sets the scenarios of the harness for this test's browser. */
  readonly scenario: (names: string) => Promise<void>;
  /**
   * Clears storage, cookies and bookings for another guest. In the same window, whose process has compiled the site's
   * code and axe already: a new one takes a second for each visit.
   */
  readonly newGuest: () => Promise<void>;
  /** The number of bookings in the database, and the rooms of a type that are left on a night. */
  readonly bookings: (hotelId: string, roomType: string, date: string) => Promise<{ count: number; roomsLeft: number }>;
  /** Every booking and every attempt to pay in the database, oldest first. */
  readonly ledger: () => Promise<Ledger>;
  /** Console errors and uncaught exceptions of the page. */
  readonly complaints: string[];
  /** What its pages do against the host's policy; a test that leaves one here fails. */
  readonly violations: string[];
}

export interface Ledger {
  readonly bookings: readonly {
    readonly number: string;
    readonly state: string;
    readonly paid: number;
    readonly arrival: string;
    readonly email: string;
    /** Of the first room, like the following fields. */
    readonly roomType: string;
    readonly extras: number;
    readonly adults: number;
  }[];
  readonly payments: readonly { readonly bookingNumber: string; readonly state: string; readonly amount: number }[];
}

/** Runs in the browser before every page; notes when the page's own code says that it runs. */
const noteAwake = () => addEventListener('sarastus:awake', () => (document.documentElement.dataset.tested = 'awake'));

const decisionOf = (answer: Answer): string =>
  JSON.stringify({
    version: CONSENT_VERSION,
    decidedAt: new Date(now).toISOString(),
    asked: optionalPurposes,
    allowed: answer === 'all' ? optionalPurposes : [],
  } satisfies ConsentDecision);

/** Runs in the browser before every page; keeps a later decision of the guest. */
const answerOnce = ({ key, decision }: { readonly key: string; readonly decision: string }) => {
  try {
    if (window === window.top && localStorage.getItem(key) === null) localStorage.setItem(key, decision);
  } catch {
    // A test may forbid storage.
  }
};

/** What every window of a test has: a note of when the page's own code runs, and the answer about cookies. */
export async function prepareWindows(context: BrowserContext, answer: Answer): Promise<void> {
  await context.addInitScript(noteAwake);
  if (answer !== 'none') await context.addInitScript(answerOnce, { key: CONSENT_KEY, decision: decisionOf(answer) });
}

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}

/** Collects what is asked of the booking API by a site that books by the older one. The other way round it is allowed: the older API also has the site's content. */
function callsOfOtherApi(page: Page, apiName: FlowApiName): readonly string[] {
  const calls: string[] = [];
  if (apiName === 'v1') {
    page.context().on('request', (sent) => {
      if (new URL(sent.url()).pathname.endsWith(flowApis.v2.endpoint)) calls.push(sent.postData() ?? '');
    });
  }
  return calls;
}

/** Windows below this width are those of phones and tablets, which draw their scrollbars over the page. */
const COMPUTER_WIDTH = 1024;

/**
 * Shows scrollbars where a guest's window has them, whatever size a test gives it, forgets what was fetched, and has a
 * network, which the test before may have taken away.
 */
async function prepareWindow(page: Page): Promise<void> {
  await page.context().setOffline(false);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  const follow = (width: number) => browser.send('Emulation.setScrollbarsHidden', { hidden: width < COMPUTER_WIDTH });
  const resize = page.setViewportSize.bind(page);
  page.setViewportSize = async (size) => {
    await follow(size.width);
    await resize(size);
  };
  await follow(page.viewportSize()?.width ?? desktop.width);
}

/**
 * Leaves the page for an empty one. The window is used again by the next test, whose first navigation would be interrupted
 * by one that a press of this test has begun.
 */
async function leave(page: Page): Promise<void> {
  for (let attempt = 0; attempt < 3 && !page.isClosed(); attempt += 1) {
    const isLeft = await page.goto('about:blank').then(
      () => true,
      () => false,
    );
    if (isLeft) return;
  }
}

/** Keeps what the page says when its test has failed, before it is left. */
async function keepPage(page: Page, testInfo: TestInfo): Promise<void> {
  if (testInfo.errors.length === 0) return;
  const said = await page
    .locator('main')
    .first()
    .ariaSnapshot({ timeout: 2000 })
    .catch(() => 'no main part');
  await testInfo.attach(PAGE_OF_FAILURE, { body: `${page.url()}\n${said}` });
}

/** Every test gets an empty database, the fixed time, and a browser with the same clock. */
export const test = base.extend<Site, Workers>({
  apiName: ['v2', { option: true, scope: 'worker' }],
  flowApi: [async ({ apiName }, use) => use(flowApis[apiName]), { scope: 'worker' }],
  host: [{}, { option: true, scope: 'worker' }],
  harness: [
    async ({ flowApi, host }, use) => {
      const harness = createServer({
        db: ':memory:',
        now: () => new Date(now),
        seed: 'sarastus',
        strict: true,
        staticDir: path.resolve(__dirname, '../..', flowApi.folder),
        port: 0,
        testControl: true,
        testTokens: true,
        desk: true,
        predictable: true,
        host,
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
  violations: async ({ context }, use) => {
    await use(await policyViolations(context));
  },
  answer: ['onlyNecessary', { option: true }],
  page: async ({ page, harness, complaints, request, answer, apiName, violations }, use, testInfo) => {
    await request.post(`${harness.address}/__test/reset`);
    await page.clock.setFixedTime(new Date(now));
    await prepareWindows(page.context(), answer);
    await prepareWindow(page);
    listen(page, complaints);
    const others = callsOfOtherApi(page, apiName);
    await use(page);
    await keepPage(page, testInfo);
    // Those of the last page may still be on their way.
    await page.evaluate(() => undefined).catch(() => undefined);
    expect(violations, 'violations of the content security policy').toEqual([]);
    expect(
      complaints.filter((each) => each.startsWith('No text for')),
      'texts that the page has not',
    ).toEqual([]);
    expect(others, 'calls of an API that the site does not book by').toEqual([]);
    // Open calls must not reach the test's routes after its end.
    for (const left of page.context().pages()) await left.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    await leave(page);
  },
  newGuest: async ({ page, context, harness, request }, use) => {
    await use(async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // Leaves the page first, so that it writes nothing more to storage.
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

/**
 * Adds to the counts that `npm test` prints at its end. Each call writes its own file, so that workers do not conflict.
 */
export function tally(name: string, counts: Readonly<Record<string, number>>): void {
  const folder = path.resolve(__dirname, '../../test-results/tallies');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name.replaceAll(/[^\w-]+/g, '_')}.json`), JSON.stringify(counts));
}
