import { locales } from '../../src/i18n/locales';
import { hotelPath, hotelSubpagePath, placePath } from '../../src/routes/entityPaths';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { choose, click, tick } from '../support/click';
import { Guest, shortStay } from '../support/guest';
import { hotelsByBrand } from '../support/hotelScreens';
import { expect, test } from '../support/site';
import { wake } from '../support/wake';

test('a room’s further pictures are loaded when a guest moves on to them, by buttons or by a swipe', async ({
  page,
}) => {
  const { t } = new Guest(page, 'en').words;
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(...(/rooms\/([a-z-]+)-card/.exec(sent.url())?.slice(1) ?? [])));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(hotelPath(hotelsByBrand.original, 'en'));
  await wake(page);
  const room = page.getByRole('article', { name: 'Accessible room' });
  await room.scrollIntoViewIfNeeded();
  const views = room.getByRole('group', { name: t('stay.views.label', { room: 'Accessible room' }) });
  const picture = (alt: string | RegExp) => views.getByRole('img', { name: alt });
  await expect(views.getByRole('status')).toHaveText('1 / 3');
  const box = await views.boundingBox();
  expect(asked).not.toContain('original-stepfreeshower');
  await views.getByRole('button', { name: t('stay.views.next') }).press('Enter');
  await expect(picture(/step-free shower with a seat and grab rails/)).toBeInViewport();
  expect(asked).not.toContain('original-acc-plan');
  const list = views.getByRole('list');
  await list.evaluate((track) => {
    // A finger ends the scrolling of the button.
    track.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    track.scrollTo({ left: track.clientWidth * 2, behavior: 'instant' });
  });
  await expect(views.getByRole('status')).toContainText('3 / 3');
  await expect(picture(/^Floor plan: .* Doors 90 cm wide, 150 cm beside the bed/)).toBeInViewport();
  await expect.poll(() => asked).toContain('original-acc-plan');
  expect(await views.boundingBox()).toEqual(box);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list of hotels is complete, by place, and offers nothing that needs scripts', async ({ page }) => {
    const { words } = new Guest(page, 'fi');
    await page.goto(pathOf('hotels', 'fi'));
    expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(24);
    await expect(page.getByRole('region', { name: 'Helsinki' }).getByRole('article')).toHaveCount(4);
    await expect(page.getByText(words.t('hotelList.filters.summary'))).toBeHidden();
    await expect(page.getByLabel(words.t('hotelList.sort.label'))).toBeHidden();
    await click(page.getByRole('link', { name: 'Solo Sarastus Helsinki Kruununhaka' }));
    await expect(page).toHaveURL(hotelPath(hotelsByBrand.solo, 'fi'));
  });

  test('the page of a town has its hotels, and a search that begins with it', async ({ page }) => {
    const { words } = new Guest(page, 'sv');
    await page.goto(pathOf('hotels', 'sv'));
    await click(page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Åbo', exact: true }));
    await expect(page).toHaveURL(placePath('turku', 'sv'));
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
    await click(page.getByRole('button', { name: words.t('search.submit') }));
    expect(new URL(page.url()).searchParams.get('place')).toBe('Åbo');
  });

  test('a hotel’s page is complete, has the theme of its brand, and its search leads to its rooms', async ({
    page,
  }) => {
    const { words } = new Guest(page, 'sv');
    await page.goto(hotelPath(hotelsByBrand.heymo, 'sv'));
    await expect(page.locator('html')).toHaveClass('heymo');
    for (const title of ['rooms.title', 'practical.title', 'house.title', 'place.title'] as const) {
      const heading = page.getByRole('main').getByRole('heading', { name: words.t(`hotelPage.${title}`), exact: true });
      await expect(heading).toBeVisible();
    }
    await page.getByLabel(words.t('dates.arrival')).fill('2026-12-01');
    await page.getByLabel(words.t('dates.departure')).fill('2026-12-03');
    await click(page.getByRole('button', { name: words.t('hotelPage.search.submit') }));
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe(pathOf('chooseRoom', 'sv'));
    expect(Object.fromEntries(searchParams)).toEqual({
      hotel: '1003',
      from: '2026-12-01',
      to: '2026-12-03',
      adults: '2',
      children: '0',
      rooms: '1',
      pets: '0',
    });
  });

  test('a page of a hotel shows its text and leads back', async ({ page }) => {
    await page.goto(hotelSubpagePath(hotelsByBrand.break, 'restaurant', 'en'));
    await expect(page.locator('html')).toHaveClass('break');
    await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
    await click(page.getByRole('navigation').getByRole('link', { name: 'Sarastus Break Imatra Kuohu' }));
    await expect(page).toHaveURL(hotelPath(hotelsByBrand.break, 'en'));
  });
});

test('a room of a hotel’s page is booked at the price that stands there', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await page.goto(`${hotelPath(hotelsByBrand.solo, 'en')}?from=2026-12-01&to=2026-12-03&adults=2`);
  const rooms = page.getByRole('region', { name: t('hotelPage.rooms.title') });
  const book = page.getByRole('link', { name: t('hotelPage.rooms.bookOf', { room: '' }) });
  await book.first().waitFor();
  // The rooms are in the order of the page there, and by price in the step.
  const card = rooms.getByRole('article').filter({ has: book }).last();
  const name = (await card.getByRole('heading').textContent()) ?? 'none';
  const price = /€[\d.,]+/.exec((await card.textContent()) ?? '')?.[0] ?? 'none';
  await click(card.getByRole('link', { name: t('hotelPage.rooms.bookOf', { room: '' }) }));
  await page.waitForURL(`**${pathOf('chooseRoom', 'en')}?**`);
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first.getByRole('heading')).toHaveText(name);
  await expect(first).toContainText(t('chooseRoom.chosen'));
  await expect(first).toContainText(price);
  await click(first.getByRole('button', { name: t('chooseRoom.keep') }));
  await page.waitForURL(`**${pathOf('chooseRate', 'en')}?**`);
  await expect(page.getByRole('complementary', { name: t('staySummary.title') })).toContainText(name);
});

test('a guest who begins to use a hotel’s page sees what tonight costs, and no button moves', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const { t } = new Guest(page, 'en').words;
  await page.goto(hotelPath(hotelsByBrand.original, 'en'));
  const form = page.locator('form#search');
  const submit = form.getByRole('button', { name: t('hotelPage.search.submit') });
  await expect(form).toContainText(t('hotelPage.rooms.askDates'));
  const before = await submit.boundingBox();
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 310);
  await expect(form.getByRole('status').filter({ hasText: '€' })).toBeVisible();
  expect(await submit.boundingBox()).toEqual(before);
  const room = page.getByRole('region', { name: t('hotelPage.rooms.title') }).getByRole('article');
  await expect(room.getByRole('link', { name: t('hotelPage.rooms.bookOf', { room: '' }) }).first()).toBeVisible();
});

test('a collection shows its lowest prices for the visit’s search, and its language links lead to its pages', async ({
  page,
}) => {
  const { words } = new Guest(page, 'en');
  await page.goto(
    hrefOf('searchResults', 'en', {
      place: 'Helsinki',
      from: '2026-12-01',
      to: '2026-12-02',
      adults: '2',
    }),
  );
  await page.getByRole('article').first().waitFor();
  await click(page.getByRole('banner').getByRole('link', { name: words.t('routes.hotels') }));
  await click(page.getByRole('link', { name: 'Spa hotels' }));
  await expect(page).toHaveURL(placePath('spa-hotels', 'en'));
  await expect(page.getByText(/^Lowest price .*2 adults/)).toBeVisible();
  await expect(page.getByRole('article').getByText(/^(from €\d|Fully booked for these dates)/)).toHaveCount(4);
  await click(page.getByRole('contentinfo').getByRole('link', { name: 'Suomi' }));
  await expect(page).toHaveURL(placePath('kylpylahotellit', 'fi'));
  await expect(page.getByRole('heading', { level: 1, name: 'Kylpylähotellit' })).toBeVisible();
});

test('filters narrow the list, stay in the address, and are restored from it', async ({ page }) => {
  const { words } = new Guest(page, 'en');
  await page.goto(pathOf('hotels', 'en'));
  await click(page.getByRole('button', { name: words.t('hotelList.filters.summary') }));
  await tick(page.getByRole('checkbox', { name: 'Sarastus Break' }));
  await tick(page.getByRole('checkbox', { name: words.t('hotelList.traits.pet') }));
  await page.keyboard.press('Escape');
  await choose(page.getByLabel(words.t('hotelList.sort.label')), 'name');
  await expect(page).toHaveURL(hrefOf('hotels', 'en', { brand: 'break', wish: 'pet', sort: 'name' }));
  const names = page.getByRole('article').getByRole('link');
  const found = await names.allTextContents();
  expect(found.length).toBeGreaterThan(2);
  expect(found.every((name) => name.startsWith('Sarastus Break'))).toBe(true);
  await page.reload();
  await expect(names).toHaveText(found);
  await expect(page.getByText(words.plural('hotelList.count', found.length), { exact: true })).toBeVisible();
});

test('a place chosen on the map shows only its hotels, and the map makes no outside request', async ({
  page,
  baseURL,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  const { words } = new Guest(page, 'en');
  await page.goto(pathOf('hotels', 'en'));
  await click(page.getByRole('button', { name: words.t('hotelList.map.open') }));
  await click(page.getByRole('button', { name: /^Helsinki/ }));
  await expect(page.getByRole('article')).toHaveCount(4);
  expect([...hosts]).toEqual([new URL(baseURL ?? '').origin]);
});

test(
  'chosen dates show the price of the stay, and lead to the rooms of that search',
  { tag: '@before-react' },
  async ({ page }) => {
    const { words } = new Guest(page, 'en');
    let bookingCalls = 0;
    page.on('request', (request) => {
      if (request.url().includes('/booking/graphql')) bookingCalls += 1;
    });
    await page.goto(hotelPath(hotelsByBrand.original, 'en'));
    await expect(page.getByLabel(words.t('dates.arrival'))).toHaveValue('2/11/2026');
    expect(bookingCalls).toBe(0);
    await page.getByLabel(words.t('dates.arrival')).fill('2026-12-01');
    await page.getByLabel(words.t('dates.departure')).fill('2026-12-03');
    await choose(page.getByLabel(words.t('stay.party.adults'), { exact: true }), '2');
    await expect(page.locator('form#search').getByText(/^from €\d+/)).toBeVisible();
    const price =
      (
        await page
          .locator('form#search')
          .getByText(/^from €\d+/)
          .textContent()
      )?.replace('from ', '') ?? '';
    await click(page.getByRole('button', { name: words.t('hotelPage.search.submit') }));
    await page.waitForURL(`**${pathOf('chooseRoom', 'en')}?room=0`);
    await expect(page.getByText(price, { exact: true }).first()).toBeVisible();
  },
);

test('a full hotel offers the nearest dates, and shows the price of the one that is chosen', async ({
  page,
  scenario,
}) => {
  const { words } = new Guest(page, 'en');
  await scenario('sold-out');
  await page.goto(`${hotelPath(hotelsByBrand.heymo, 'en')}?from=2026-12-01&to=2026-12-03&adults=2`);
  await expect(page.getByText(words.t('noRoom.FULL'))).toBeVisible();
  await click(page.getByRole('status').getByRole('button').first());
  await expect(page.getByLabel(words.t('dates.arrival'))).not.toHaveValue('1/12/2026');
});

test('a hotel in the results links to its page with the search, including children and pets', async ({ page }) => {
  const search = { place: 'Vantaa', from: '2026-12-01', to: '2026-12-03', adults: '2', rooms: '1' };
  await page.goto(hrefOf('searchResults', 'en', { ...search, children: '1', ages: '5', pets: '1' }));
  await click(page.getByRole('link', { name: 'Sarastus Original Vantaa Airport', exact: true }));
  await expect(page.locator('#stay-from')).toHaveValue('1/12/2026');
  await expect(page.locator('#stay-adults')).toHaveValue('2');
  await expect(page.locator('#stay-party')).toContainText('1 room, 2 adults, 1 child, 1 pet');
});

test('the list of all hotels asks for prices place by place, as the guest comes to their cards', async ({ page }) => {
  const { t } = new Guest(page, 'en').words;
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(...(sent.url().endsWith('/graphql') ? [sent.postData() ?? ''] : [])));
  const isAsked = (place: string) => asked.some((body) => body.includes(`"${place}"`));
  const priceOf = (hotel: string) => page.getByRole('article', { name: hotel }).getByText(/^from €\d/);
  await page.goto(pathOf('hotels', 'en'));
  expect(asked).toEqual([]);
  await wake(page);
  await expect(priceOf('Solo Sarastus Helsinki Kruununhaka')).toBeVisible();
  await expect(page.getByText(t('placePage.prices', { search: '' }).trim())).toContainText(
    '2 Nov – Tue 3 Nov 2026, 1 room, 2 adults',
  );
  expect(isAsked('Vantaa')).toBe(false);
  const airport = priceOf('Sarastus Original Vantaa Airport');
  await page.getByRole('article', { name: 'Sarastus Original Vantaa Airport' }).scrollIntoViewIfNeeded();
  await expect(airport).toBeVisible();
  const price = await airport.textContent();
  await page.goto(placePath('vantaa', 'en'));
  await wake(page);
  await expect(priceOf('Sarastus Original Vantaa Airport')).toHaveText(price ?? '');
});

for (const locale of locales) {
  test(`the language menu leads to the same page of the hotel from ${locale}`, async ({ page }) => {
    const slugs = { fi: 'ravintola', en: 'restaurant', sv: 'restaurang', et: 'restoran' } as const;
    await page.goto(hotelSubpagePath(hotelsByBrand.break, slugs[locale], locale));
    for (const other of locales) {
      const path = hotelSubpagePath(hotelsByBrand.break, slugs[other], other);
      await expect(page.locator(`link[hreflang="${other}"]`)).toHaveAttribute('href', new RegExp(`${path}$`));
    }
  });
}

test('search engines get the content of the page', async ({ page }) => {
  await page.goto(hotelPath(hotelsByBrand.break, 'en'));
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = texts.map((text) => JSON.parse(text) as { '@type': string; name?: string });
  expect(things.map((thing) => thing['@type'])).toEqual(['Hotel', 'BreadcrumbList']);
  expect(things[0]?.name).toBe(await page.getByRole('heading', { level: 1 }).textContent());
});

test('a hotel’s notices are loaded with its page, and shown wherever a guest decides', async ({ page }) => {
  const noticeText = 'Breakfast is served from 4:00';
  const exported = await (await page.request.get(hotelPath(hotelsByBrand.original, 'en'))).text();
  expect(exported).not.toContain(noticeText);
  const notice = page.getByRole('main').getByText(noticeText);
  await page.goto(hotelPath(hotelsByBrand.original, 'en'));
  await expect(notice).toBeVisible();

  const guest = new Guest(page, 'en');
  const stay = { ...shortStay, hotel: '1151' };
  await page.goto(hrefOf('searchResults', 'en', stay));
  await expect(notice).toBeVisible();
  await guest.begin(stay);
  await expect(notice).toBeVisible();
  await guest.toConfirm(1);
  await expect(notice).toBeVisible();
  await guest.pay();
  await expect(notice).toBeVisible();
});

for (const [name, path] of [
  ['the page of a place', placePath('vantaa', 'en')],
  ['the list of all hotels', pathOf('hotels', 'en')],
] as const) {
  test(`${name} says that the prices did not come, and asks for them again`, async ({ page, context, scenario }) => {
    const { t } = new Guest(page, 'en').words;
    await scenario('server-error');
    await page.goto(path);
    await wake(page);
    const lost = page.getByText(t('placePage.noPrices'), { exact: true });
    await expect(lost).toBeVisible();
    await context.clearCookies({ name: 'scenario' });
    await click(page.getByRole('button', { name: t('errors.actions.retry') }));
    await expect(page.getByText(/^from €\d/).first()).toBeVisible();
    await expect(lost).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: /^Lowest price/ })).toBeFocused();
  });
}
