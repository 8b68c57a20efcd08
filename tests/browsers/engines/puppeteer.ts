import puppeteer from 'puppeteer-core';
import type { KeyInput, Page } from 'puppeteer-core';
import type { Engine } from './engine';

const settings = {
  chromium: { browser: 'chrome', args: ['--no-sandbox', '--disable-background-networking', '--disable-sync'] },
  firefox: { browser: 'firefox', args: [] },
} as const;

/** Firefox over WebDriver BiDi, and Chromium. */
export async function startPuppeteer(name: keyof typeof settings, executablePath: string): Promise<Engine> {
  const { browser: kind, args } = settings[name];
  const browser = await puppeteer.launch({
    browser: kind,
    executablePath,
    args: [...args],
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'fi' },
  });
  let context = await browser.createBrowserContext();
  let first = await context.newPage();
  let page: Page = first;
  return {
    name,
    goto: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    press: async (x, y) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.up();
    },
    keys: async (...keys) => {
      // A letter that is on no American keyboard is typed as text.
      for (const key of keys) await (key.length === 1 ? page.keyboard.type(key) : page.keyboard.press(key as KeyInput));
    },
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    forward: async () => void (await page.goForward({ waitUntil: 'domcontentloaded' })),
    otherTab: async (isOther) => {
      if (!isOther && page !== first) await page.close();
      page = isOther ? await context.newPage() : first;
      await page.bringToFront();
    },
    resize: async (width, height) => {
      await page.setViewport({ width, height });
      // Firefox answers before it has laid the page out anew.
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    },
    picture: async () => Buffer.from(await page.screenshot({ type: 'png' })),
    print: async () => Buffer.from(await page.pdf({ format: 'A4' })),
    forget: async () => {
      await context.close();
      context = await browser.createBrowserContext();
      first = await context.newPage();
      page = first;
    },
    close: async () => browser.close(),
  };
}
