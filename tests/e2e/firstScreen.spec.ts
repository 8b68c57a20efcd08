import type { Locator } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { hotelPath, placePath } from '../../src/routes/entityPaths';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { click, clickInPlace } from '../support/click';
import { familyStay, Guest } from '../support/guest';
import { hotelsByBrand } from '../support/hotelScreens';
import { inTurn } from '../support/inTurn';
import { obstacles } from '../support/obstacles';
import { winterPath } from '../support/offerScreens';
import { expect, test } from '../support/site';
import { giveStays, openReservationList } from '../support/stays';
import { wordsIn } from '../support/words';

const windows = [
  { width: 390, height: 740 },
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
] as const;

async function searchObstacles(guest: Guest): Promise<readonly string[]> {
  const search = guest.page.getByRole('main').locator('form#search');
  const controls = [
    search.locator('#quick-place'),
    search.locator('#quick-from'),
    search.locator('#quick-to'),
    search.locator('#quick-party'),
    search.locator('button[type=submit]'),
  ];
  return (await Promise.all(controls.map(obstacles))).flat();
}

for (const answer of ['none', 'onlyNecessary'] as const) {
  test.describe(answer === 'none' ? 'before the answer about cookies' : 'after the answer about cookies', () => {
    test.use({ answer });
    for (const [place, viewport] of windows.entries()) {
      test(`the whole search is on the first screen at ${viewport.width} x ${viewport.height}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        for (const locale of inTurn(locales, place)) {
          const guest = new Guest(page, locale);
          await page.goto(pathOf('home', locale));
          await page.waitForLoadState('networkidle');
          const question = page.getByRole('region', { name: guest.words.t('consent.title') });
          if (answer === 'none') await expect(question).toBeVisible();
          else await expect(page.getByRole('button', { name: guest.words.t('shell.notices.dismiss') })).toBeVisible();
          expect([locale, await searchObstacles(guest)]).toEqual([locale, []]);
        }
      });
    }
  });
}

for (const viewport of [
  { width: 390, height: 740 },
  { width: 1366, height: 768 },
]) {
  test(`the way on is in sight on every step at ${viewport.width} x ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const guest = new Guest(page, 'en');
    const expectInSight = () => expect(async () => expect(await obstacles(guest.wayOn())).toEqual([])).toPass();
    await guest.begin();
    await click(guest.rooms().first());
    await expectInSight();
    await guest.chooseRate(0);
    await guest.addExtra().first().waitFor();
    await expectInSight();
    await click(guest.wayOn());
    await page.locator('#firstName').waitFor();
    await expectInSight();
    await guest.giveContact();
    await expectInSight();
    // At the end of the page too: the bar then ends the form.
    await page.locator('#terms').focus();
    await expectInSight();
    expect(await obstacles(page.locator('#terms'))).toEqual([]);
  });
}

/** Name, picture and price of a card. */
const factsOf = (card: Locator) => [
  card.getByRole('heading'),
  card.locator('img'),
  card.getByText(/\d.*€|€.*\d/).first(),
];

for (const locale of ['fi', 'en'] as const) {
  test(`two hotels and the tools are on the first screen of the results on a phone, in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    const guest = new Guest(page, locale);
    const search = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '2' };
    await page.goto(hrefOf('searchResults', locale, search));
    const cards = page.getByRole('article');
    await cards.nth(1).waitFor();
    await page.waitForLoadState('networkidle');
    const filters = page.getByRole('button', { name: guest.words.t('hotelList.filters.summary') });
    const sort = page.getByLabel(guest.words.t('searchResults.sort.label'));
    const map = page.getByRole('button', { name: guest.words.t('searchResults.view.showMap'), exact: true });
    const shown = [filters, sort, map, ...factsOf(cards.nth(0)), ...factsOf(cards.nth(1))];
    expect((await Promise.all(shown.map(obstacles))).flat()).toEqual([]);
    const middles = await Promise.all(
      [filters, sort, map].map(async (tool) => {
        const box = await tool.boundingBox();
        return box && Math.round(box.y + box.height / 2);
      }),
    );
    expect(new Set(middles).size).toBe(1);

    // The tools stay while the list is scrolled.
    await cards.last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(filters).toBeInViewport();
    expect((await Promise.all([filters, sort, map].map(obstacles))).flat()).toEqual([]);
  });
}

const wideWindows = [
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

for (const [place, viewport] of wideWindows.entries()) {
  for (const locale of inTurn(locales, place)) {
    test(`three hotels with price and way are on the first screen of the results at ${viewport.width} x ${viewport.height}, in ${locale}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const { t } = wordsIn(locale);
      const search = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '2' };
      await page.goto(hrefOf('searchResults', locale, search));
      const cards = page.getByRole('article');
      await cards.nth(2).waitFor();
      await page.waitForLoadState('networkidle');
      const shown = [0, 1, 2].flatMap((index) => [
        ...factsOf(cards.nth(index)),
        cards.nth(index).getByRole('link', { name: t('searchResults.card.rooms') }),
        cards.nth(index).getByRole('listitem').last(),
      ]);
      expect((await Promise.all(shown.map(obstacles))).flat()).toEqual([]);
      const [title, tools] = await Promise.all([
        page.getByRole('heading', { level: 1 }).boundingBox(),
        page.getByRole('button', { name: t('hotelList.filters.summary') }).boundingBox(),
      ]);
      expect((tools?.y ?? Infinity) + (tools?.height ?? 0) - (title?.y ?? 0), 'heading, search and tools').toBeLessThan(
        200,
      );
    });
  }
}

const hotels = [hotelsByBrand.original, hotelsByBrand.heymo];

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
]) {
  test(`a hotel's page begins with its name, its pictures and the search, at ${viewport.width} x ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const locale of inTurn(locales, 2)) {
      for (const hotel of hotels) {
        await page.goto(hotelPath(hotel, locale));
        await page.waitForLoadState('networkidle');
        const main = page.getByRole('main');
        const search = main.locator('form#search');
        const fields = ['#stay-from', '#stay-to', '#stay-party', 'button[type=submit]'];
        const whole = [main.getByRole('heading', { level: 1 }), ...fields.map((field) => search.locator(field))];
        expect([locale, hotel, (await Promise.all(whole.map(obstacles))).flat()]).toEqual([locale, hotel, []]);
        const picture = await main.locator('ul img').first().boundingBox();
        expect(viewport.height - (picture?.y ?? Infinity), `pictures of ${hotel} in ${locale}`).toBeGreaterThan(180);
      }
    }
  });
}

test('a phone has the way to a price at the foot of a hotel page, but where the search itself is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { t } = wordsIn('sv');
  await page.goto(hotelPath(hotelsByBrand.original, 'sv'));
  const way = page.getByRole('link', { name: t('hotelPage.rooms.askDates'), exact: true });
  const title = page.getByRole('heading', { level: 1 });
  await expect(async () => expect((await Promise.all([way, title].map(obstacles))).flat()).toEqual([])).toPass();
  // Scrolled to, it would give its place to the search.
  await clickInPlace(way);
  await expect(page.locator('#stay-from')).toBeFocused();
  await expect(way).toBeHidden();
  await page.locator('#stay-from').fill('2026-12-01');
  await page.locator('#stay-to').fill('2026-12-03');
  await expect(page.locator('form#search').getByRole('status').filter({ hasText: '€' })).toBeVisible();
  await page.getByRole('heading', { name: t('hotelPage.rooms.title'), exact: true }).scrollIntoViewIfNeeded();
  const bar = page.locator('[data-bottom-bar]');
  await expect(bar).toContainText('€');
  expect(await obstacles(bar.getByRole('link'))).toEqual([]);
  await click(bar.getByRole('link'));
  await expect(page).toHaveURL(new RegExp(`^[^?]*${pathOf('chooseRoom', 'sv')}`));
});

test('notices and the cookie question are in the flow of the page and cover nothing', async ({ page, scenario }) => {
  await scenario('service-notice-alert');
  await page.addInitScript(() => localStorage.removeItem('sarastus.consent'));
  for (const route of ['home', 'hotels', 'findReservation'] as const) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(pathOf(route, 'en'));
      await page.waitForLoadState('networkidle');
      const floating = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter(
            (element) => getComputedStyle(element).position === 'fixed' && element.getBoundingClientRect().top >= 0,
          )
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect([route, width, floating]).toEqual([route, width, []]);
    }
  }
});

const pagesWithButtons = {
  'the S-Card': { path: pathOf('sCard', 'en'), button: `main a[href="${pathOf('sCardPurchase', 'en')}"]` },
  'a hotel': { path: hotelPath(hotelsByBrand.original, 'en'), button: 'form#search button[type=submit]' },
  'a place': { path: placePath('helsinki', 'en'), button: 'form#search button[type=submit]' },
  'an offer': { path: winterPath('en'), button: 'main form button[type=submit]' },
  'a booking to be found': { path: pathOf('findReservation', 'en'), button: 'main form button[type=submit]' },
};

for (const [place, viewport] of [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
].entries()) {
  for (const [name, { path, button }] of inTurn(Object.entries(pagesWithButtons), place, 3)) {
    test(`a notice at the foot of the window leaves the button of ${name} free, at ${viewport.width} x ${viewport.height}`, async ({
      page,
      scenario,
    }) => {
      await scenario('service-notice-alert');
      await page.setViewportSize(viewport);
      await page.goto(path);
      await page
        .getByRole('button', { name: wordsIn('en').t('shell.notices.dismiss') })
        .first()
        .waitFor();
      const covered = (await obstacles(page.locator(button).first())).filter((each) => each.includes(' is under '));
      expect(covered).toEqual([]);
    });
  }
}

const everyWindow = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

for (const viewport of inTurn(everyWindow, 0)) {
  test(`a booking begins with its number, how it stands and what can be done, at ${viewport.width} x ${viewport.height}`, async ({
    page,
    ledger,
  }) => {
    await page.setViewportSize(viewport);
    const guest = new Guest(page, 'fi');
    const { t } = guest.words;
    await guest.book();
    const main = page.getByRole('main');
    const [booking] = (await ledger()).bookings;
    const number = main.getByText(booking?.number ?? 'none', { exact: true });
    const code = page.getByRole('img', { name: t('reservation.qr.alt', { number: booking?.number ?? '' }) });
    const title = page.getByRole('heading', { level: 1 });
    // The heading of the page before is gone by then.
    await number.waitFor();
    expect((await Promise.all([title, number, code].map(obstacles))).flat()).toEqual([]);

    await click(page.getByRole('link', { name: t('reservation.link.open') }));
    const cancel = guest.button(t('reservation.cancel.open'));
    await cancel.waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    const known = [title, main.getByText(t('statuses.money.PAID')).first(), cancel];
    const inLine = main.getByText(`${t('reservation.number')} ${booking?.number ?? 'none'}`, { exact: true });
    const shown = viewport.width < 1024 ? [...known, inLine] : [...known, number, code];
    expect((await Promise.all(shown.map(obstacles))).flat()).toEqual([]);
  });
}

for (const viewport of inTurn(everyWindow, 1)) {
  const size = `${viewport.width} x ${viewport.height}`;

  test(`a rate with its price, and the way on, are on the first screen of the rates, at ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const guest = new Guest(page, 'fi');
    await guest.begin();
    await click(guest.rooms().first());
    const rate = page.locator('label').filter({ has: page.locator('input[name=rate]') });
    await rate.first().waitFor();
    await page.waitForLoadState('networkidle');
    const shown = [
      page.getByRole('heading', { level: 1 }),
      rate.first().locator('input'),
      rate.first().getByText(/\d.*€/).first(),
      guest.wayOn(),
    ];
    await expect(async () => expect((await Promise.all(shown.map(obstacles))).flat()).toEqual([])).toPass();
  });
}

for (const [place, viewport] of everyWindow.entries()) {
  test(`a room is on the first screen of the rooms, with its picture, name and price, at ${viewport.width} x ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const isPhone = viewport.width < 768;
    for (const locale of inTurn(locales, place)) {
      const guest = new Guest(page, locale);
      await guest.begin();
      await page.waitForLoadState('networkidle');
      const card = page.getByRole('article').first();
      const shown = [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('checkbox').first(),
        card.getByRole('heading'),
        card.locator('img').first(),
        card.getByText(/^(€[\d.,]+|[\d\s.,]+€)$/).first(),
        // The button; a phone has it at the end of the card, below the facts.
        ...(isPhone ? [] : [guest.rooms().first()]),
      ];
      expect([locale, (await Promise.all(shown.map(obstacles))).flat()]).toEqual([locale, []]);
    }
  });
}

for (const viewport of inTurn(everyWindow, 2)) {
  test(`the next stay and what it needs are on the first screen of my bookings, at ${viewport.width} x ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const guest = new Guest(page, 'sv');
    const { t } = guest.words;
    await giveStays(page);
    await openReservationList(guest);
    const card = page.getByRole('article').first();
    await card.waitFor();
    await page.waitForLoadState('networkidle');
    const shown = [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('navigation', { name: t('reservationList.groups') }),
      card.getByRole('heading'),
      card.getByText(t('statuses.booking.DUE_OUT'), { exact: true }),
      card.getByText(/\d.*€/).first(),
      card.getByRole('link', { name: t('reservationList.act.pay') }),
    ];
    expect((await Promise.all(shown.map(obstacles))).flat()).toEqual([]);
  });
}

for (const viewport of inTurn(everyWindow, 0, 2)) {
  test(`what is ordered, what it costs and the button are on the first screen of the review, at ${viewport.width} x ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const guest = new Guest(page, 'fi');
    await guest.begin(familyStay);
    await guest.toConfirm(2);
    await page.waitForLoadState('networkidle');
    const bar = page.locator('[data-bottom-bar]');
    const line = bar.getByText(guest.words.format.dateRange({ startDate: familyStay.from, endDate: familyStay.to }));
    const title = page.getByRole('heading', { level: 1 });
    const shown = [title, line, bar.locator('strong'), guest.orderButton()];
    await expect(async () => expect((await Promise.all(shown.map(obstacles))).flat()).toEqual([])).toPass();
    await expect(bar.locator('strong')).toHaveText(/\d.*€/);
    // In a wide window they share a line.
    if (viewport.width >= 1024) {
      const [text, button] = await Promise.all([line.boundingBox(), guest.orderButton().boundingBox()]);
      expect(text && button && text.x + text.width <= button.x).toBe(true);
    }
  });
}

for (const [place, viewport] of wideWindows.entries()) {
  test(`a hotel's page has its dates, guests and button on the first screen, at ${viewport.width} x ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const hotel of inTurn(Object.values(hotelsByBrand), place, 2)) {
      await page.goto(hotelPath(hotel, 'sv'));
      await page.waitForLoadState('networkidle');
      const search = page.getByRole('main').locator('form#search');
      const fields = ['#stay-from', '#stay-to', '#stay-party', 'button[type=submit]'];
      const shown = [page.getByRole('heading', { level: 1 }), ...fields.map((field) => search.locator(field))];
      expect([hotel, (await Promise.all(shown.map(obstacles))).flat()]).toEqual([hotel, []]);
    }
  });
}
