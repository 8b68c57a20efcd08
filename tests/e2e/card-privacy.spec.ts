import type { BrowserContext, Page } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { fillPurchase, giveCode, openPurchase, typed } from '../support/cardSale';
import { click } from '../support/click';
import { Guest } from '../support/guest';
import { hostOfServices, servicesElsewhere } from '../support/services';
import { expect, now, test } from '../support/site';

test.use({ answer: 'all', host: hostOfServices });

const PROMOTION = 'AAMU5';

/** Everything that a page can read back later: both storages, databases, caches, the history's state, and its own address. */
async function storedIn(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => {
    const finished = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('A database cannot be read'));
      });
    const databases = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const opened = await finished(indexedDB.open(name));
      for (const store of opened.objectStoreNames) {
        databases.push(await finished(opened.transaction(store).objectStore(store).getAll()));
      }
      opened.close();
    }
    const cached = [];
    for (const name of await caches.keys())
      cached.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
    const words: unknown = history.state;
    return { local: { ...localStorage }, session: { ...sessionStorage }, databases, cached, words, name: window.name };
  });
  return JSON.stringify({ cookies, stored });
}

/** Collects every address that is visited or asked, where a page says it comes from, and the bodies of what is not an API. */
function follow(context: BrowserContext): { readonly addresses: string[]; readonly bodies: string[] } {
  const addresses: string[] = [];
  const bodies: string[] = [];
  context.on('page', (each) => each.on('framenavigated', (frame) => addresses.push(frame.url())));
  for (const each of context.pages()) each.on('framenavigated', (frame) => addresses.push(frame.url()));
  context.on('request', (request) => {
    addresses.push(request.url(), request.headers().referer ?? '');
    if (!new URL(request.url()).pathname.endsWith('/graphql')) bodies.push(request.postData() ?? '');
  });
  return { addresses, bodies };
}

/** What the harness, which runs in this process, writes to its log. */
function readLog(): { readonly lines: string[]; readonly stop: () => void } {
  const lines: string[] = [];
  const streams = [process.stdout, process.stderr];
  const writes = streams.map((stream) => stream.write.bind(stream));
  for (const stream of streams) {
    stream.write = (chunk: string | Uint8Array) => {
      lines.push(String(chunk));
      return true;
    };
  }
  return { lines, stop: () => streams.forEach((stream, index) => (stream.write = writes[index] ?? stream.write)) };
}

/** The values that occur in a text: as they were typed, in capitals or not, as part of an address, and without spaces. */
function foundIn(text: string): readonly string[] {
  const lower = text.toLowerCase();
  return [...Object.values(typed), PROMOTION].filter((value) => {
    const spellings = [value, encodeURIComponent(value), value.replaceAll(' ', '+'), value.replaceAll(' ', '')];
    return spellings.some((each) => lower.includes(each.toLowerCase()));
  });
}

test('nothing that was typed to buy a card is left in the browser, in an address, in telemetry or in the log', async ({
  page,
  context,
  harness,
}) => {
  const log = readLog();
  const services = await servicesElsewhere(page, harness.address);
  const { addresses, bodies } = follow(context);
  const guest = new Guest(page, locales[0]);
  const events: string[] = [];
  const keepEvents = async () => events.push(await page.evaluate(() => JSON.stringify(window.dataLayer ?? [])));
  await openPurchase(guest);
  await fillPurchase(guest);
  await giveCode(guest, PROMOTION);
  // The form survives a reload until the card is bought, so what is read here holds it: the reading works.
  await expect.poll(async () => foundIn(await storedIn(page))).toEqual([...Object.values(typed), PROMOTION]);
  await keepEvents();
  await click(guest.orderButton());
  await guest.onPaymentPage('pay');
  await page.getByRole('heading', { name: guest.words.t('cardOrder.paid.PURCHASE') }).waitFor();
  await page.waitForLoadState('networkidle');
  await keepEvents();

  expect(foundIn(await storedIn(page))).toEqual([]);
  const shown = await context.newPage();
  await shown.clock.setFixedTime(new Date(now));
  await shown.goto('/');
  expect(foundIn(await storedIn(shown))).toEqual([]);

  log.stop();
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.filter((address) => foundIn(address).length > 0)).toEqual([]);
  expect(events.join()).toContain('pageShown');
  expect(foundIn([...events, ...bodies, ...services.requested, ...services.reports].join('\n'))).toEqual([]);
  expect(foundIn(log.lines.join('\n'))).toEqual([]);
});
