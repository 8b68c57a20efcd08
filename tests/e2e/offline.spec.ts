import type { Page } from '@playwright/test';
import { contentPagePath, hotelPath } from '../../src/routes/entityPaths';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { click } from '../support/click';
import { contact, Guest, shortStay } from '../support/guest';
import { hotelsByBrand } from '../support/hotelScreens';
import { winterPath } from '../support/offerScreens';
import { test } from '../support/restartedBrowser';
import type { OwnBrowser } from '../support/restartedBrowser';
import { expect } from '../support/site';
import type { Ledger } from '../support/site';
import { wordsIn } from '../support/words';

/** The worker saves a page some seconds after it has been opened. */
test.describe.configure({ timeout: 180_000 });

const { t } = wordsIn('en');

/** Pages of content, of which some name prices. */
const pages: Readonly<Record<string, string>> = {
  home: pathOf('home', 'en'),
  hotels: pathOf('hotels', 'en'),
  'a hotel': hotelPath(hotelsByBrand.original, 'en'),
  offers: pathOf('offers', 'en'),
  'an offer': winterPath('en'),
  'the S-Card': pathOf('sCard', 'en'),
  'the privacy policy': pathOf('privacyPolicy', 'en'),
};

/** Pages with answers of an API, or about one guest. */
const others: Readonly<Record<string, string>> = {
  'the results': hrefOf('searchResults', 'en', { place: 'Helsinki', ...shortStay, hotel: null }),
  'the room step': hrefOf('chooseRoom', 'en', shortStay),
  'the own reservations': pathOf('reservationList', 'en'),
};

const priced = /€|EUR\s?\d|\d\s?(EUR|euro(?!p))/i;
/** The notice of a saved page, with any time. */
const savedNotice = new RegExp(t('withoutNetwork.saved', { time: '.*\\d{4}.*' }));

const textOf = (page: Page): Promise<string> => page.locator('body').innerText();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectWithoutNetwork(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText(t('withoutNetwork.title'));
  expect(await textOf(page)).not.toMatch(priced);
}

/** The browser's own error page: refused by the host, or by a worker that has nothing saved. */
const expectNothing = (page: Page, path: string) => expect(page.goto(path)).rejects.toThrow('net::ERR_');

async function restartOffline(own: OwnBrowser): Promise<Page> {
  await own.goOffline();
  return own.restart();
}

test.afterEach(({ own }) => {
  expect(own.violations(), 'violations of the content security policy').toEqual([]);
});

test('pages that were seen open after a restart without a network, from when and without prices', async ({ own }) => {
  await own.begin(pages.home ?? '');
  const headings: Record<string, string> = {};
  for (const [name, path] of Object.entries(pages)) {
    await own.page().goto(path);
    headings[name] = await heading(own.page()).innerText();
    await expect.poll(own.saved).toContain(path);
  }
  const page = await restartOffline(own);
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path);
    await expect(heading(page), name).toHaveText(headings[name] ?? '');
    await expect(page.getByText(savedNotice), name).toBeVisible();
    expect(await textOf(page), name).not.toMatch(priced);
    expect(await page.content(), name).not.toMatch(/<script(?![^>]*theme\.js)/);
  }
});

test(
  'a page that was seen in a wide window shows its pictures in a narrow one, and nothing that needs code',
  { tag: '@whole' },
  async ({ own }) => {
    const path = pages['a hotel'] ?? '';
    const ofRooms = async () => (await own.saved()).filter((each) => each.startsWith('/images/rooms/'));
    await own.begin(pages.home ?? '');
    await own.page().goto(path);
    await expect.poll(ofRooms).not.toEqual([]);
    await own.goOffline();
    const page = await own.restart({ width: 360 });
    await page.goto(path);
    const pictures = page.getByRole('main').getByRole('img');
    await expect(pictures.first()).toBeVisible();
    for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
    const broken = () =>
      pictures.evaluateAll((all) =>
        all.flatMap((each) =>
          each instanceof HTMLImageElement && each.checkVisibility() && each.naturalWidth === 0
            ? [each.currentSrc]
            : [],
        ),
      );
    await expect.poll(broken).toEqual([]);
    await expect(page.getByRole('heading', { name: t('hotelPage.search.title') })).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  },
);

test('pages that were never seen, and those with answers of an API, say so and lead to what is saved', async ({
  own,
}) => {
  const home = pages.home ?? '';
  await own.begin(home);
  const title = await own.page().title();
  for (const path of Object.values(others)) await own.page().goto(path);
  const page = await restartOffline(own);
  const unseen = [pages.offers, pages['an offer'], ...Object.values(others), contentPagePath('unknown', 'en')];
  for (const path of unseen) {
    await page.goto(path ?? '');
    await expectWithoutNetwork(page);
    await expect(page.getByText(t('withoutNetwork.bookings'))).toHaveCount(0);
  }
  await click(page.getByRole('link', { name: title }));
  await expect(page).toHaveURL(home);
  await expect(page.getByText(savedNotice)).toBeVisible();
});

test('pages in a language that was never seen say so in one that was', { tag: '@whole' }, async ({ own }) => {
  await own.begin(pages.home ?? '');
  const page = await restartOffline(own);
  await page.goto(pathOf('home', 'sv'));
  await expectWithoutNetwork(page);
});

test('a booking made here is shown with number, hotel, dates and code, and with no name, address or price', async ({
  own,
}) => {
  const guest = new Guest(own.page(), 'en');
  await guest.book();
  const { bookings: made } = (await (await own.page().request.get('/__test/bookings')).json()) as Ledger;
  const number = made[0]?.number ?? 'none';
  await expect.poll(own.saved, { timeout: 30_000 }).toContain('/saved.js');
  expect(await own.saved()).not.toContain(pathOf('confirmation', 'en'));
  const page = await restartOffline(own);
  for (const route of ['confirmation', 'reservation'] as const) {
    await page.goto(pathOf(route, 'en'));
    await expectWithoutNetwork(page);
    const bookings = page.getByRole('listitem').filter({ hasText: number });
    await expect(bookings).toHaveCount(1);
    await expect(bookings).toContainText('Sarastus');
    await expect(bookings).toContainText('1 Dec – ');
    await expect(page.getByRole('img', { name: t('withoutNetwork.code', { number }) })).toBeVisible();
  }
  for (const secret of [contact.firstName, contact.lastName, contact.email])
    expect(await page.content()).not.toContain(secret);
});

test('the list of what is stored names the saved pages, and empties them', { tag: '@whole' }, async ({ own }) => {
  await own.begin(pages.home ?? '');
  const page = own.page();
  await page.goto(pathOf('cookieSettings', 'en'));
  const what = t('privacyLedger.keys.savedPages.what');
  const button = page.getByRole('button', { name: t('privacyLedger.now.deleteOne', { what }) });
  await click(button);
  await expect(button).toHaveCount(0);
  expect(await own.saved()).toEqual([]);
  await own.goOffline();
  const restarted = await own.restart();
  for (const path of [...Object.values(pages), ...Object.values(others)]) await expectNothing(restarted, path);
});

test('nothing is saved but content and what it looks like, and no call goes through the worker', async ({ own }) => {
  await own.begin(pages.home ?? '');
  const page = own.page();
  const through: string[] = [];
  page.on('response', (answer) => {
    if (answer.fromServiceWorker()) through.push(`${answer.request().method()} ${new URL(answer.url()).pathname}`);
  });
  const guest = new Guest(page, 'en');
  await guest.book();
  for (const path of Object.values(pages)) {
    await page.goto(path);
    await expect.poll(own.saved).toContain(path);
  }
  const allowed = [...Object.values(pages), pathOf('cookieSettings', 'en')];
  const files = /^\/(sarastus\.css|theme\.js|saved\.js|(fonts|images|icons)\/.*)$/;
  expect((await own.saved()).filter((path) => !allowed.includes(path) && !files.test(path))).toEqual([]);
  const isPage = (path: string) =>
    !/^\/(graphql|booking\/graphql|api|oidc|ask|first|_next|locales|stand-in)\b/.test(path);
  expect(through.length).toBeGreaterThan(10);
  expect(through.filter((each) => !each.startsWith('GET ') || !isPage(each.slice(4)))).toEqual([]);
});

test('with a network a page is that of the host at once, and a missing file is missing', async ({ own }) => {
  const path = pages.home ?? '';
  await own.begin(path);
  const page = await own.restart();
  await page.goto(path);
  const title = await page.title();
  own.publish(
    'en.html',
    own.read('en.html').replace(/<title([^>]*)>.*?<\/title>/s, '<title$1>The next release</title>'),
  );
  expect(await (await page.goto(path))?.text()).toContain('>The next release</title>');
  expect(title).not.toBe('The next release');
  const missing = ['/_next/static/chunks/gone.js', '/images/gone.webp', '/en/nothing-here'];
  const statuses = await page.evaluate(
    (all) => Promise.all(all.map(async (each) => (await fetch(each)).status)),
    missing,
  );
  expect(statuses).toEqual([404, 404, 404]);
  expect((await page.goto('/en/nothing-here'))?.status()).toBe(404);
  expect(await own.saved()).not.toContain('/en/nothing-here');
});

const isGone = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length === 0);

/** What an operator does, and the worker is gone after one visit with a network, and with it all that was saved. */
const endings: Readonly<Record<string, (own: OwnBrowser) => void | Promise<void>>> = {
  'switched off in the configuration': (own) => own.switchOff(),
  'replaced by the one that removes itself': (own) => own.publish('sw.js', own.read('sw-remove.js')),
};

for (const [name, end] of Object.entries(endings))
  test(`a worker that is ${name} is gone after the next visit, with all that was saved`, async ({ own }) => {
    await own.begin(pages.home ?? '');
    await end(own);
    const page = await own.restart();
    // A page that sleeps.
    await page.goto(pages['the privacy policy'] ?? '');
    await expect.poll(() => isGone(page), { timeout: 30_000 }).toBe(true);
    await expect.poll(own.saved).toEqual([]);
    const restarted = await restartOffline(own);
    for (const path of [...Object.values(pages), ...Object.values(others)]) await expectNothing(restarted, path);
  });

test('a page that is awake takes out a worker that was switched off meanwhile', async ({ own }) => {
  await own.begin(pages.home ?? '');
  await own.switchOff();
  await own.page().goto(others['the room step'] ?? '');
  await expect.poll(() => isGone(own.page()), { timeout: 30_000 }).toBe(true);
  await expect.poll(own.saved).toEqual([]);
});
