import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A phone, as Lighthouse has it. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'fi-FI',
  timezoneId: 'Europe/Helsinki',
} as const;

let executable: Promise<string | undefined> | null = null;

/** Starts the browser of the tests; with a port, so that other tools can use it as well. */
export async function startBrowser(port?: number): Promise<Browser> {
  executable ??= import('../support/findChromium.mjs').then(({ findChromium }) => findChromium());
  return chromium.launch({
    executablePath: await executable,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(port === undefined ? [] : [`--remote-debugging-port=${port}`]),
    ],
  });
}

/** Opens the browser while `work` runs. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>, port?: number): Promise<T> {
  const browser = await startBrowser(port);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A window on a phone with nothing stored, while `work` runs. */
export async function onPhone<T>(
  browser: Browser,
  address: string,
  work: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...phone, baseURL: address });
  // tsx marks the names of functions with a call of this, also in those that run in the browser.
  await context.addInitScript('globalThis.__name = (named) => named');
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Replaces what the browser stores for the site. */
export async function store(page: Page, address: string, kept: Readonly<Record<string, string>>): Promise<void> {
  // A file without scripts.
  await page.goto(`${address}/robots.txt`);
  await page.evaluate((entries) => {
    localStorage.clear();
    Object.assign(localStorage, entries);
  }, kept);
}

/** A port that is free now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      const port = address && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
