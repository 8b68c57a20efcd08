import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, test as base } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { createServer } from '../../contracts/http/createServer';
import type { Harness } from '../../contracts/http/createServer';
import { policyViolations } from './policyViolations';
import { now, prepareWindows } from './site';

const exported = path.resolve(__dirname, '../../out');

/** A guest's own browser, which keeps what it has stored over a restart, and a host that can go away. */
export interface OwnBrowser {
  readonly page: () => Page;
  /** Closes the browser and opens it again: no worker and no page of before is left running. */
  readonly restart: (options?: { readonly width?: number; readonly dark?: boolean }) => Promise<Page>;
  readonly goOffline: () => Promise<void>;
  readonly goOnline: () => Promise<void>;
  /** Puts another text in the place of a file of the host. */
  readonly publish: (file: string, text: string) => void;
  readonly read: (file: string) => string;
  readonly switchOff: () => Promise<void>;
  /** The paths of everything that is saved. */
  readonly saved: () => Promise<readonly string[]>;
  /** Looks at a page of content until the worker runs and has saved it. */
  readonly begin: (path: string) => Promise<void>;
  /** What its pages do against the host's policy. */
  readonly violations: () => readonly string[];
}

/** The export in a folder of its own: each file at the top can be replaced. */
function ownCopy(folder: string): void {
  mkdirSync(folder);
  for (const name of readdirSync(exported)) symlinkSync(path.join(exported, name), path.join(folder, name));
}

const savedIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const found = await Promise.all(stores.map((store) => store.keys()));
    return found.flat().map(({ url }) => new URL(url).pathname);
  });

export const test = base.extend<{ readonly own: OwnBrowser }>({
  own: async ({ launchOptions }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'own-browser-'));
    const staticDir = path.join(folder, 'site');
    ownCopy(staticDir);
    const seen: string[][] = [];
    let harness: Harness | null = null;
    let port = 0;
    let address = '';
    let context: BrowserContext | null = null;

    const goOnline = async () => {
      harness = createServer({
        db: ':memory:',
        now: () => new Date(now),
        seed: 'sarastus',
        strict: true,
        staticDir,
        port,
        testControl: true,
        testTokens: true,
        predictable: true,
      });
      address = await harness.listen();
      port = Number(new URL(address).port);
    };
    const goOffline = async () => {
      await harness?.close();
      harness = null;
    };
    const page = () => {
      const open = context?.pages()[0];
      if (!open) throw new Error('The browser is closed');
      return open;
    };
    const restart: OwnBrowser['restart'] = async ({ width = 1280, dark = false } = {}) => {
      await context?.close();
      context = await chromium.launchPersistentContext(path.join(folder, 'profile'), {
        ...launchOptions,
        baseURL: address,
        serviceWorkers: 'allow',
        colorScheme: dark ? 'dark' : 'light',
        viewport: { width, height: 800 },
      });
      await context.clock.setFixedTime(new Date(now));
      await prepareWindows(context, 'onlyNecessary');
      seen.push(await policyViolations(context));
      return page();
    };

    await goOnline();
    await restart();
    await use({
      page,
      restart,
      goOffline,
      goOnline,
      publish: (file, text) => {
        const target = path.join(staticDir, file);
        rmSync(target, { force: true });
        writeFileSync(target, text);
      },
      read: (file) => readFileSync(path.join(staticDir, file), 'utf8'),
      switchOff: async () => {
        const config = JSON.parse(readFileSync(path.join(exported, 'api/appconfig'), 'utf8')) as { features: object };
        rmSync(path.join(staticDir, 'api'));
        cpSync(path.join(exported, 'api'), path.join(staticDir, 'api'), { recursive: true });
        const text = JSON.stringify({ features: { ...config.features, offlinePages: false } });
        writeFileSync(path.join(staticDir, 'api/appconfig'), text);
      },
      saved: () => savedIn(page()),
      begin: async (at) => {
        await page().goto(at);
        await page().waitForLoadState();
        // Wakes the page as a guest at the keyboard does.
        await page().keyboard.press('Shift');
        await expect.poll(() => savedIn(page()), { timeout: 60_000 }).toContain(at);
      },
      violations: () => seen.flat(),
    });
    await (context as BrowserContext | null)?.close();
    await goOffline();
    rmSync(folder, { recursive: true, force: true });
  },
});
