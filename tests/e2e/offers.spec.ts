import type { Page } from '@playwright/test';
import { wordsIn } from '../support/words';
import { Guest } from '../support/guest';
import { violations } from '../support/axe';
import { choose, click } from '../support/click';
import { offerPath } from '../../src/routes/entityPaths';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { winterPath } from '../support/offerScreens';
import { expect, test } from '../support/site';
import { wake } from '../support/wake';

const { t, format } = wordsIn('en');
const main = (page: Page) => page.getByRole('main');
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** Cuts the list that a page brings to that many items, as if there were a further part. */
async function cutList(page: Page, list: 'news' | 'offers', after: number): Promise<void> {
  await page.route(new RegExp(`/_next/data/[^/]+/en/${list}\\.json`), async (route) => {
    // The router requests it more than once; the later answers have no body.
    const response = await page.request.get(route.request().url());
    const data = await response.json();
    const items = data.pageProps.content[list].items.slice(0, after);
    const next = Buffer.from(`after:${items.at(-1).id}`).toString('base64url');
    data.pageProps.content[list] = { items, next };
    await route.fulfill({ json: data });
  });
}

async function fromHome(page: Page, list: 'news' | 'offers'): Promise<void> {
  await page.goto(pathOf('home', 'en'));
  // Before it is awake, links load whole pages.
  await wake(page);
  await click(page.getByRole('contentinfo').getByRole('link', { name: t(`shell.footer.${list}`), exact: true }));
  await expect(h1(page)).toHaveText(t(`${list}.title`));
}

test('from the home page through an offer to rooms at its price', async ({ page }) => {
  await page.goto(pathOf('home', 'en'));
  await click(page.getByRole('link', { name: 'Winter night' }));
  await expect(h1(page)).toHaveText('Winter night');
  // Only then it is known which dates are left.
  await wake(page);
  await click(
    main(page)
      .getByRole('link', { name: /See prices/ })
      .first(),
  );
  await expect(page).toHaveURL(/promo=TALVI/);
  await expect(page).toHaveURL(/from=2026-11-02/);
  await expect(page.locator('a[href*="promo=TALVI"]').first()).toBeVisible();
});

test('an offer asks the dates, and its rate is chosen in the steps that follow', async ({ page }) => {
  await page.goto(winterPath('en'));
  await wake(page);
  const arrival = page.locator('#offer-from');
  await expect(arrival).toHaveValue('2/11/2026');
  await choose(page.locator('#offer-hotel'), '1001');
  await arrival.fill('2026-12-01');
  await page.locator('#offer-to').fill('2026-12-03');
  await click(main(page).getByRole('button', { name: t('offers.search.submit') }));
  await click(page.locator(`a[href^="${pathOf('chooseRoom', 'en')}"][href*="promo=TALVI"]`).first());
  const guest = new Guest(page, 'en');
  await expect(main(page)).toContainText('TALVI');
  await click(guest.rooms().first());
  await guest.wayOn().waitFor();
  const chosen = main(page).locator('input[name=rate]:checked');
  await expect(chosen).toHaveValue(/TALVI/);
  await click(guest.wayOn());
  await expect(page.getByRole('complementary', { name: t('staySummary.title') })).toContainText(
    t('stay.code.used', { code: 'TALVI' }),
  );
});

test('an offer without a code leads to its rate, as chosen', async ({ page }) => {
  await page.goto(offerPath('3006-sauna-break', 'en'));
  await choose(page.locator('#offer-hotel'), '1901');
  await page.locator('#offer-from').fill('2026-12-01');
  await page.locator('#offer-to').fill('2026-12-03');
  await click(main(page).getByRole('button', { name: t('offers.search.submit') }));
  const card = page.getByRole('article').filter({ hasText: t('stay.offer.used') });
  const amount = /€[\d.,]+/.exec((await card.textContent()) ?? '')?.[0] ?? 'none';
  await click(card.locator('a[href*="plan=SAUNA"]').last());
  const guest = new Guest(page, 'en');
  await guest.rooms().first().waitFor();
  const room = page.getByRole('article').first();
  await expect(room).toContainText(amount);
  await expect(room).toContainText(t('stay.offer.used'));
  await click(guest.rooms().first());
  await guest.wayOn().waitFor();
  await expect(main(page).locator('input[name=rate]:checked')).toHaveValue(/SAUNA/);
  await click(guest.wayOn());
  const summary = page.getByRole('complementary', { name: t('staySummary.title') });
  await expect(summary).toContainText(t('stay.offer.used'));
  await expect(summary).toContainText(amount);
});

test('a date that is typed while its page proposes one replaces it', async ({ page }) => {
  let arrive = () => undefined as void;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/_next/static/**', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(winterPath('en'), { waitUntil: 'commit' });
  const departure = page.locator('#offer-to');
  await departure.focus();
  await expect(departure).toHaveValue('');
  arrive();
  await wake(page);
  await expect(departure).toHaveValue('3/11/2026');
  await page.keyboard.type('4/12/2026');
  await expect(departure).toHaveValue('4/12/2026');
});

test('where an offer is not sold the results say so, and do without it at one press', async ({ page }) => {
  const search = { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03', adults: '2', plan: 'SAUNA' };
  await page.goto(hrefOf('searchResults', 'en', search));
  await expect(page.getByRole('article').first()).toContainText(t('stay.offer.none'));
  await expect(page.getByText(t('stay.offer.nowhere'))).toBeVisible();
  await click(page.getByRole('button', { name: t('restrictions.ways.dropOffer') }));
  await page.waitForURL((url) => !url.searchParams.has('plan') && url.searchParams.get('place') === 'Helsinki');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(t('stay.offer.none'))).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('offers and news are complete, and link to each other and to a search', async ({ page }) => {
    await page.goto(pathOf('offers', 'en'));
    await expect(main(page).getByRole('article')).toHaveCount(8);
    await click(main(page).getByRole('link', { name: 'Winter night' }));
    await expect(main(page).getByText(t('offers.terms'), { exact: true })).toBeVisible();
    await choose(page.locator('#offer-hotel'), '1001');
    // The page was exported before today: it proposes no day, which may have passed.
    await expect(page.locator('#offer-from')).toHaveValue('');
    await page.locator('#offer-from').fill('2026-12-01');
    await page.locator('#offer-to').fill('2026-12-02');
    await click(main(page).getByRole('button', { name: t('offers.search.submit') }));
    await expect(page).toHaveURL(/\/en\/search\?promo=TALVI&hotel=1001&from=2026-12-01&to=2026-12-02&adults=2$/);
    await page.goto(pathOf('news', 'en'));
    await click(main(page).getByRole('link', { name: t('news.filter.CAMPAIGN'), exact: true }));
    await expect(main(page).getByRole('article')).toHaveCount(8);
    await click(main(page).getByRole('link', { name: 'New rooms by Töölönlahti bay' }));
    await expect(main(page).getByRole('article').locator('time')).toHaveText(/2025/);
  });
});

test('more offers load with a button, and the focus goes to the first of them', async ({ page, complaints }) => {
  await cutList(page, 'offers', 5);
  await fromHome(page, 'offers');
  await expect(main(page).getByRole('article')).toHaveCount(5);
  const more = page.getByRole('button', { name: t('offers.more.show') });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('article')).toHaveCount(8);
  await expect(main(page).getByRole('article').nth(5).getByRole('link')).toBeFocused();
  await expect(more).toBeHidden();
  await expect(main(page).getByRole('status').filter({ hasText: '8 offers' })).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('offers that fail to load can be requested again with a button', async ({ page, context }) => {
  await cutList(page, 'offers', 5);
  await fromHome(page, 'offers');
  let isBroken = true;
  await context.route('**/graphql', (route) =>
    isBroken && route.request().postData()?.includes('loadOffersQuery')
      ? route.fulfill({ status: 500, body: 'no' })
      : route.continue(),
  );
  const more = page.getByRole('button', { name: t('offers.more.show') });
  await click(more);
  await expect(page.getByText(t('offers.more.failed'))).toBeVisible();
  await expect(main(page).getByRole('article')).toHaveCount(5);
  expect(await violations(page)).toEqual([]);
  isBroken = false;
  await click(more);
  await expect(main(page).getByRole('article')).toHaveCount(8);
});

test('news can be filtered by kind in the address, and going back undoes it', async ({ page }) => {
  await page.goto(pathOf('news', 'en'));
  await expect(main(page).getByRole('article')).toHaveCount(8);
  const campaigns = main(page).getByRole('link', { name: t('news.filter.CAMPAIGN'), exact: true });
  await click(campaigns);
  await expect(page).toHaveURL('/en/news?type=campaign');
  await expect(main(page).getByRole('article')).toHaveCount(2);
  await expect(campaigns).toBeFocused();
  await expect(campaigns).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(main(page).getByRole('article')).toHaveCount(8);
});

test('one kind of news is requested where the page has only a part of the list', async ({ page }) => {
  await cutList(page, 'news', 1);
  await fromHome(page, 'news');
  await expect(main(page).getByRole('article')).toHaveCount(1);
  await click(main(page).getByRole('link', { name: t('news.filter.CAMPAIGN'), exact: true }));
  await expect(main(page).getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('button', { name: t('news.more.show') })).toBeHidden();
});

test('an offer and a story that were published after the export have their pages', async ({
  page,
  request,
  harness,
}) => {
  await request.post(`${harness.address}/__test/content`, {
    data: {
      offer: { id: '3902', words: 'late', title: 'A late offer' },
      article: { words: 'late', title: 'Late news' },
    },
  });
  await page.goto('/en/offers/3902-late');
  await expect(h1(page)).toHaveText('A late offer');
  await expect(main(page).getByRole('button', { name: t('offers.search.submit') })).toBeVisible();
  await page.goto('/en/news/4901-late');
  await expect(h1(page)).toHaveText('Late news');
  await expect(main(page).locator('time')).toHaveText(t('news.published', { date: format.date('2026-11-02') }));
});

test('search engines get the offer, its price and its breadcrumbs', async ({ page }) => {
  await page.goto(winterPath('en'));
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(things.map((thing) => thing['@type'])).toEqual(['Offer', 'BreadcrumbList']);
  expect(things[0]).toMatchObject({
    '@context': 'https://schema.org',
    priceCurrency: 'EUR',
    validThrough: '2027-03-31',
  });
  await expect(page.locator('link[rel="alternate"][hreflang="sv"]')).toHaveAttribute('href', /3001-vinternatt$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/offers\/3001-winter-night$/);
});
