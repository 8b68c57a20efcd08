import { chromium } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { CONSENT_VERSION, optionalPurposes } from '../../src/domain/guest/consent';
import { pathOf } from '../../src/routes/routes';
import { CONSENT_KEY } from '../../src/telemetry/consentKey';
import { click } from '../support/click';
import { Guest } from '../support/guest';
import { now } from '../support/site';

/** Runs in the browser before every page: an answer about cookies, and a word when the page's own code runs. */
const prepare = ({ key, decision }: { readonly key: string; readonly decision: string }) => {
  // An empty frame has no storage.
  if (window === window.top && location.protocol === 'http:') localStorage.setItem(key, decision);
  addEventListener('sarastus:awake', () => (document.documentElement.dataset.tested = 'awake'));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    console.error(`The policy forbids ${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber})`),
  );
};

/** Notes what goes wrong in any page of a browser: errors, and what the policy of the host forbids. */
function listen(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.location().url}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left asks for nothing more.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.url()}: ${reason}`);
  });
}

async function open(page: Page, address: string, status: number): Promise<void> {
  const response = await page.goto(address);
  if (response?.status() !== status) throw new Error(`${address} answered ${response?.status()}, not ${status}`);
}

/** From the home page to a paid booking, with the clean addresses that a guest types and reloads on the way. */
async function bookRoom(page: Page, basePath: string): Promise<void> {
  const guest = new Guest(page, 'en', basePath);
  const main = page.getByRole('main');
  await open(page, basePath || '/', 200);
  await open(page, `${basePath}${pathOf('home', 'en')}`, 200);
  await page.locator('#quick-place').fill('Helsinki');
  await page.locator('#quick-from').fill('2026-12-01');
  await click(main.locator('form#search button[type=submit]'));
  await page.waitForURL(`**${basePath}${pathOf('searchResults', 'en')}?*`);
  await page.reload();
  await click(page.locator(`a[href^="${basePath}${pathOf('chooseRoom', 'en')}"][href*="hotel=1001"]`).first());
  await guest.rooms().first().waitFor();
  await guest.toConfirm(1);
  await page.reload();
  await guest.pay();
  const link = page.getByRole('link', { name: guest.words.t('reservation.link.open') });
  await open(page, (await link.getAttribute('href')) ?? '', 200);
  await page.getByText(guest.words.t('statuses.booking.CONFIRMED')).first().waitFor();
}

/** Pages that sleep, woken by a key; an address with a slash at its end; and one that does not exist. */
async function lookAround(page: Page, basePath: string): Promise<void> {
  for (const route of ['hotels', 'offers', 'news'] as const) {
    await open(page, `${basePath}${pathOf(route, 'en')}`, 200);
    await page.keyboard.press('Shift');
    await page.locator('html[data-tested=awake]').waitFor();
  }
  await page.goto(`${basePath}${pathOf('searchResults', 'en')}/?place=Oulu#list`);
  const { pathname, search, hash } = new URL(page.url());
  if (pathname + search + hash !== `${basePath}${pathOf('searchResults', 'en')}?place=Oulu#list`)
    throw new Error(`A slash at the end leads to ${page.url()}`);
  await open(page, `${basePath}/en/nothing-here`, 404);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const isAboutMissing = (complaint: string): boolean => /nothing-here.*404/.test(complaint);

export interface Walk {
  readonly complaints: readonly string[];
  readonly bookings: number;
}

/** A guest books over a host, at `origin` and below `basePath`; errors and violations of every page are noted. */
export async function walk(origin: string, basePath: string, executablePath: string | undefined): Promise<Walk> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', timezoneId: 'Europe/Helsinki' });
    const complaints: string[] = [];
    listen(context, complaints);
    const decision = {
      version: CONSENT_VERSION,
      decidedAt: new Date(now).toISOString(),
      asked: optionalPurposes,
      allowed: [],
    };
    await context.addInitScript(prepare, { key: CONSENT_KEY, decision: JSON.stringify(decision) });
    // The program that runs this names functions by it, also those that are sent into a page.
    await context.addInitScript('globalThis.__name = (each) => each');
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.clock.setFixedTime(new Date(now));
    const walked = bookRoom(page, basePath).then(() => lookAround(page, basePath));
    await walked.catch((error: Error) => complaints.push(`${page.url()}: ${error.message}`));
    const ledger = await page.request.get(`${origin}${basePath}/__test/bookings`);
    const { bookings } = (await ledger.json()) as { readonly bookings: readonly { readonly state: string }[] };
    return { complaints: complaints.filter((each) => !isAboutMissing(each)), bookings: bookings.length };
  } finally {
    await browser.close();
  }
}
