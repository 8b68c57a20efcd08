import type { Handed } from '../../src/browser/handover/protocol';
import type { Page } from '@playwright/test';
import { hotelById } from '../../contracts/world/hotels/allHotels';
import { nights } from '../../src/domain/localDate';
import { hotelPath } from '../../src/routes/entityPaths';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { calendarsOf } from '../support/calendars';
import { familyStay, Guest, shortStay } from '../support/guest';
import { hotelsByBrand } from '../support/hotelScreens';
import { tokensKey } from '../../src/api/tokenStore';
import { inTurn } from '../support/inTurn';
import { expect, test } from '../support/site';
import { wordsIn } from '../support/words';
import { giveStays } from '../support/stays';

/** The names of the operations that a page has sent, oldest first. */
function operationsOf(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (sent) => {
    const body = sent.method() === 'POST' ? sent.postData() : null;
    const name = body && /"operationName":"(\w+)"/.exec(body)?.[1];
    if (name) names.push(name);
  });
  return names;
}

/** Holds back the framework and the page's own code until they are released. */
async function holdCode(page: Page): Promise<{ readonly isHeld: () => boolean; readonly release: () => void }> {
  let release = () => undefined as void;
  let isHeld = false;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.unroute('**/_next/static/**');
  await page.route('**/_next/static/**', async (route) => {
    isHeld = true;
    await released;
    await route.continue();
  });
  return { isHeld: () => isHeld, release };
}

/** How many of the questions that were asked early nobody has taken up; null when none was asked. */
const untaken = (page: Page) => page.evaluate(() => (globalThis as Handed).sarastusAsked?.length ?? null);

/** Opens a page, and expects its first question before its code runs, and no second one after. */
async function expectAskedFirst(page: Page, address: string, operation: RegExp, shown: () => Promise<void>) {
  const asked = operationsOf(page);
  const code = await holdCode(page);
  const calendars = await calendarsOf(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => asked.filter((name) => operation.test(name))).toHaveLength(1);
  expect((await calendars()).atFirstQuestion, 'calendars made before the question').toBe(0);
  expect(asked, 'asked while the code was held back').toHaveLength(1);
  await expect.poll(code.isHeld).toBe(true);
  code.release();
  await shown();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((name) => operation.test(name))).toHaveLength(1);
  expect(await untaken(page)).toBe(0);
}

const helsinki = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '2' };

test('results are asked for before the code of the page runs, and once', async ({ page }) => {
  await expectAskedFirst(page, hrefOf('searchResults', 'en', helsinki), /^useSearchResults/, () =>
    page.getByRole('article').nth(1).waitFor(),
  );
});

const askedEarlyFor = [
  ['a place in another language', 'searchResults', { place: 'Helsingfors', rooms: '2', adults: '3' }],
  ['a chain of hotels', 'searchResults', { collection: '1', adults: '2' }],
  ['one hotel with a code', 'searchResults', { hotel: '1001', promo: 'TALVI' }],
  ['a member’s price', 'searchResults', { place: 'Tampere', member: 'S_CARD', reward: '1' }],
  ['children and dogs', 'searchResults', { place: 'Turku', adults: '2', children: '2', ages: '7,1', pets: '1' }],
  ['an accessible room', 'searchResults', { place: 'Oulu', accessible: '1', sort: 'price' }],
  ['a room for a company', 'chooseRoom', { hotel: '1001', company: 'YRITYS100', roomType: 'x' }],
  ['a room for days that cannot be', 'chooseRoom', { hotel: '1002', from: '2020-01-01', to: '2030-01-01' }],
  ['an accessible room of a hotel', 'chooseRoom', { hotel: '1001', accessible: '1', mode: 'itinerary' }],
] as const;

for (const [what, route, search] of inTurn(askedEarlyFor, 1, 4)) {
  test(`the page takes up what was asked early: ${what}`, async ({ page }) => {
    const dates = 'from' in search ? {} : { from: '2026-12-01', to: '2026-12-03' };
    await page.goto(hrefOf(route, 'fi', { ...search, ...dates }));
    await page.waitForLoadState('networkidle');
    expect(await untaken(page)).toBe(0);
  });
}

test('rooms are asked for before the code of the page runs, and once', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const shown = () => guest.rooms().first().waitFor();
  await expectAskedFirst(page, hrefOf('chooseRoom', 'en', shortStay), /^useHotelOffers/, shown);
  await page.goto('/robots.txt');
  await expectAskedFirst(page, hrefOf('chooseRoom', 'en', { room: 0 }), /^useHotelOffers/, shown);
});

test('the rooms of a family in two rooms are asked for before the code of the page runs, and once', async ({
  page,
}) => {
  const guest = new Guest(page, 'fi');
  await expectAskedFirst(page, hrefOf('chooseRoom', 'fi', familyStay), /^useHotelOffers/, () =>
    guest.rooms().first().waitFor(),
  );
});

test('the room of a hotel is asked for before the code of its page runs, and once', async ({ page }) => {
  const { from, to, adults } = shortStay;
  const address = `${hotelPath(hotelsByBrand.original, 'en')}?${new URLSearchParams({ from, to, adults }).toString()}`;
  await expectAskedFirst(page, address, /^useHotelAvailability/, () =>
    page.getByRole('main').locator('form#search').getByText('€').first().waitFor(),
  );
});

test('a booking is asked for before the code of its page runs, and once', async ({ page }) => {
  const { keyOf } = await giveStays(page);
  const key = keyOf('upcoming');
  const fragment = new URLSearchParams({ id: key.bookingNumber, hash: key.bookingHash }).toString();
  const shown = () => page.getByText(key.bookingNumber).filter({ visible: true }).first().waitFor();
  await expectAskedFirst(page, `${pathOf('reservation', 'en')}#${fragment}`, /^useReservation/, shown);
  // The tab keeps the booking for a reload.
  await page.goto('/robots.txt');
  await expectAskedFirst(page, pathOf('reservation', 'en'), /^useReservation/, shown);
});

test('how a payment ended is asked before the code of the page runs, and once', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await guest.begin();
  await guest.toConfirm(1);
  await guest.order();
  await page.waitForURL('**/pay/**');
  const asked = operationsOf(page);
  const code = await holdCode(page);
  await guest.onPaymentPage('pay');
  await expect.poll(() => asked).toEqual([expect.stringMatching(/^useCompletePayment/)]);
  await expect(page.locator('[data-known="hotel"]')).toHaveText(hotelById(shortStay.hotel)?.name.en ?? '');
  code.release();
  await guest.confirmation();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((name) => /^useCompletePayment/.test(name))).toHaveLength(1);
});

/** Expects texts of a page before its code runs, and the same ones after. */
async function expectTold(page: Page, address: string, texts: Readonly<Record<string, string>>) {
  const code = await holdCode(page);
  await page.goto(address, { waitUntil: 'commit' });
  const expectTexts = async () => {
    for (const [name, text] of Object.entries(texts))
      await expect(page.locator(`[data-known="${name}"]`)).toHaveText(text, { useInnerText: true });
  };
  await expectTexts();
  await expect.poll(code.isHeld).toBe(true);
  code.release();
  await page.getByRole('article').first().waitFor();
  await expectTexts();
}

test('a search is told before the code of the page runs, and stays the same', async ({ page }) => {
  const { plural, format } = new Guest(page, 'sv').words;
  const dates = format.dateRange({ startDate: '2026-12-01', endDate: '2026-12-03' });
  await expectTold(page, hrefOf('searchResults', 'sv', { ...helsinki, pets: '1' }), {
    place: 'Helsingfors',
    stay: [dates, plural('stay.rooms', 1), plural('stay.adults', 2), plural('stay.pets', 1)].join('\n'),
  });
  // Another search in the same page leaves nothing of the first one.
  await page.goto(hrefOf('searchResults', 'sv', { ...helsinki, place: 'Åbo' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Åbo');
});

test('the hotel and the stay are told before the code of the room step runs', async ({ page }) => {
  const { plural, format } = new Guest(page, 'fi').words;
  const told = {
    hotel: hotelById(familyStay.hotel)?.name.fi ?? '',
    stay: [
      format.dateRange({ startDate: familyStay.from, endDate: familyStay.to }),
      plural('stay.nights', nights({ startDate: familyStay.from, endDate: familyStay.to })),
      plural('stay.rooms', Number(familyStay.rooms)),
    ].join('\u00a0· '),
  };
  await expectTold(page, hrefOf('chooseRoom', 'fi', familyStay), { hotel: told.hotel });
  await expect(page.locator('[data-known="stay"]')).toContainText(told.stay);
});

test('a phone shows the hotel of the room step before the code of the page runs, and fetches it once', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/images/hotels/')) fetched.push(new URL(sent.url()).pathname);
  });
  await page.setViewportSize({ width: 390, height: 800 });
  const code = await holdCode(page);
  await page.goto(hrefOf('chooseRoom', 'sv', familyStay), { waitUntil: 'commit' });
  const picture = page.locator('[data-known="picture"] img');
  const isDrawn = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect.poll(isDrawn).toBe(true);
  await picture.evaluate((image) => image.setAttribute('data-tested', ''));
  const top = (await picture.boundingBox())?.y;
  await expect.poll(code.isHeld).toBe(true);
  code.release();
  await new Guest(page, 'sv').rooms().first().waitFor();
  await page.waitForLoadState('networkidle');
  await expect(picture).toHaveAttribute('data-tested', '');
  expect((await picture.boundingBox())?.y).toBe(top);
  expect(fetched).toEqual([expect.stringContaining(`/images/hotels/${familyStay.hotel}-wide-`)]);
});

test('the room step of a hotel that nothing describes has the picture of no brand, and no empty bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(hrefOf('chooseRoom', 'sv', { ...shortStay, hotel: '9999' }));
  await expect(page.getByText(wordsIn('sv').t('errors.search.HOTEL_NOT_AVAILABLE.title'))).toBeVisible();
  await expect(page.locator('[data-known="picture"] img')).toHaveAttribute('src', /\/images\/brands\//);
  await expect(page.locator('[data-bottom-bar]')).toBeHidden();
});

test('a wide window fetches only the picture of the summary for the room step', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const fetched: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/images/hotels/')) fetched.push(new URL(sent.url()).pathname);
  });
  await page.goto(hrefOf('chooseRoom', 'fi', familyStay));
  await new Guest(page, 'fi').rooms().first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(new Set(fetched).size, fetched.join(' ')).toBe(1);
  await expect(page.locator('[data-known="picture"]')).toBeHidden();
});

/** What a page has asked by the time that its own script for questions has run. */
async function askedEarly(page: Page, address: string): Promise<readonly string[]> {
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.resourceType() === 'fetch') asked.push(sent.url());
  });
  const code = await holdCode(page);
  const script = page.waitForResponse('**/ask/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await (await script).finished();
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const early = [...asked];
  code.release();
  await page.waitForLoadState('networkidle');
  return early;
}

for (const [what, address] of [
  ['results without a search', hrefOf('searchResults', 'en')],
  ['rooms without a stay', hrefOf('chooseRoom', 'en')],
  ['a booking without its link', pathOf('reservation', 'en')],
] as const) {
  test(`${what} ask nothing early`, async ({ page }) => {
    expect(await askedEarly(page, address)).toEqual([]);
  });
}

test('a hotel without a search does not even load the script of its question', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (sent) => sent.resourceType() === 'script' && scripts.push(new URL(sent.url()).pathname));
  await page.goto(hotelPath(hotelsByBrand.original, 'en'));
  await page.waitForLoadState('networkidle');
  expect(scripts.some((path) => path.endsWith('/wake.js'))).toBe(true);
  expect(scripts.filter((path) => path.startsWith('/ask/'))).toEqual([]);
});

test('customers are asked for as who they are, by the page alone', async ({ page, request, harness }) => {
  const answer = await request.get(`${harness.address}/oidc/test-token?customer=both`);
  await page.addInitScript(([key, tokens]) => localStorage.setItem(key, tokens), [
    tokensKey,
    await answer.text(),
  ] as const);
  const asked = operationsOf(page);
  expect(await askedEarly(page, hrefOf('searchResults', 'en', helsinki))).toEqual([]);
  await page.getByRole('article').nth(1).waitFor();
  expect(asked.filter((name) => /^useSearchResults/.test(name))).toHaveLength(1);
});
