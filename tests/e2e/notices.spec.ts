import { hrefOf, pathOf } from '../../src/routes/routes';
import { NATIVE_SEARCH_KEY } from '../../src/state/nativeSearch';
import { click, tick } from '../support/click';
import { Guest } from '../support/guest';
import { surveyButton } from '../support/noticeScreens';
import { expect, test } from '../support/site';
import { wake } from '../support/wake';
import { searchOpener } from '../support/searchOpener';

test('a guest without a network sees a notice, for as long as it lasts', async ({ page, context }) => {
  const { t } = new Guest(page, 'fi').words;
  await page.goto(pathOf('findReservation', 'fi'));
  const status = page.getByRole('status').filter({ hasText: t('shell.offline') });
  await page.waitForLoadState('networkidle');
  await expect(status).toHaveCount(0);
  await context.setOffline(true);
  await expect(status).toBeVisible();
  await context.setOffline(false);
  await expect(status).toHaveCount(0);
});

test('a link and a search without a network keep the page and what was entered, and say so', async ({
  page,
  context,
}) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await page.goto(pathOf('home', 'en'));
  const place = page.getByRole('combobox', { name: t('search.place.label') });
  await place.fill('Turku');
  await page.waitForLoadState('networkidle');
  // A list that is open by then hides the links from the roles below.
  await place.blur();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: t('shell.notOpened') });
  await click(
    page
      .getByRole('navigation')
      .getByRole('link', { name: t('routes.hotels'), exact: true })
      .first(),
  );
  await expect(notice).toBeVisible();
  await place.press('Escape');
  await click(guest.button(t('search.submit')));
  await expect(place).toHaveValue('Turku');
  expect(new URL(page.url()).pathname).toBe(pathOf('home', 'en'));
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await click(guest.button(t('search.submit')));
  await expect(page.getByRole('heading', { level: 1, name: 'Turku' })).toBeVisible();
});

test('a closed notice stays closed, on every page and after a reload', async ({ page }) => {
  const { t } = new Guest(page, 'en').words;
  const notice = page.getByText('Opening hours for the Christmas season');
  await page.goto(pathOf('home', 'en'));
  await click(page.getByRole('button', { name: t('shell.notices.dismiss') }));
  await expect(notice).toHaveCount(0);
  for (const route of ['sCard', 'home'] as const) {
    await page.goto(pathOf(route, 'en'));
    await page.waitForLoadState('networkidle');
    await expect(notice).toHaveCount(0);
  }
});

test('info notices are shown on three pages, by the paths of these', async ({ page, request, harness }) => {
  // It has no Finnish path: that must not make it the home page.
  await request.post(`${harness.address}/__test/content`, {
    data: { page: { slug: 'only-english', title: 'Only in English' }, languages: { 'page:new-page': ['en'] } },
  });
  const notice = page.getByText('Opening hours for the Christmas season');
  await page.goto('/en/only-english');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only in English');
  await page.waitForLoadState('networkidle');
  await expect(notice).toHaveCount(0);
  await page.goto(pathOf('springCampaign', 'en'));
  await expect(notice).toBeVisible();
});

test('a notice links only to allowed addresses, and within the site without a reload', async ({ page }) => {
  const notice = (id: string, url: string) => ({
    id,
    type: 'alert',
    message: `Message ${id}`,
    link: { url, text: `Link ${id}` },
  });
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('ServiceNotices')) return route.fallback();
    const serviceNotices = [notice('script', 'javascript:alert(1)'), notice('own', '/en/cookies')];
    return route.fulfill({ json: { data: { serviceNotices } } });
  });
  await page.goto(pathOf('home', 'en'));
  await expect(page.getByText('Message script')).toBeVisible();
  await expect(page.getByText('Link script')).toHaveCount(0);
  await wake(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await click(page.getByRole('link', { name: 'Link own' }));
  await page.waitForURL('**/en/cookies');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test.describe('the feedback survey', () => {
  const results = hrefOf('searchResults', 'en', { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03' });

  test('opens from a notice, sends only what was written, and returns the focus', async ({ page, scenario }) => {
    const guest = new Guest(page, 'en');
    const { t } = guest.words;
    await scenario('service-notice-feedback');
    const calls: { readonly body: string; readonly identity: string }[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/stand-in/survey')) return;
      const { referer, cookie } = request.headers();
      calls.push({ body: request.postData() ?? '', identity: `${referer ?? ''}${cookie ?? ''}` });
    });
    await page.goto(results);
    const opener = surveyButton(guest);
    await click(opener);
    const dialog = page.getByRole('dialog');
    await click(guest.button(t('feedback.send')));
    await expect(dialog.getByText(t('feedback.problems'))).toBeVisible();
    expect(calls).toEqual([]);
    await tick(dialog.getByRole('radio', { name: t('feedback.rating.4') }));
    await dialog.locator('#feedback-text').fill('Calm – and “quick”.');
    await click(guest.button(t('feedback.send')));
    await expect(dialog.getByText(t('feedback.thanks'))).toBeVisible();
    expect(calls.map(({ body }) => JSON.parse(body))).toEqual([
      { rating: 4, text: 'Calm - and "quick".', locale: 'en' },
    ]);
    expect(calls[0]).toMatchObject({ identity: '' });
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  test('keeps what was written when it cannot be sent', async ({ page, scenario }) => {
    const guest = new Guest(page, 'en');
    const { t } = guest.words;
    await scenario('service-notice-feedback');
    await page.route('**/stand-in/survey', (route) => route.abort());
    await page.goto(results);
    await click(surveyButton(guest));
    await tick(page.getByRole('radio', { name: t('feedback.rating.2'), exact: true }));
    await page.locator('#feedback-text').fill('Slow');
    await click(guest.button(t('feedback.send')));
    await expect(page.getByText(t('feedback.failed.title'))).toBeVisible();
    await expect(page.locator('#feedback-text')).toHaveValue('Slow');
  });
});

test('in the app, the app’s own search opens instead of the page’s', async ({ page }) => {
  const { t } = new Guest(page, 'fi').words;
  await page.addInitScript((key) => {
    localStorage.setItem(key, '1');
    Object.assign(window, {
      ReactNativeWebView: { postMessage: (message: string) => document.body.setAttribute('data-posted', message) },
    });
  }, NATIVE_SEARCH_KEY);
  // By the link of the header, and on the home page by the button beside the fields.
  for (const route of ['hotels', 'home'] as const) {
    await page.goto(pathOf(route, 'fi'));
    await page.waitForLoadState('networkidle');
    await click(searchOpener(page, { t }));
    await expect(page.locator('body')).toHaveAttribute('data-posted', '{"type":"openSearch"}');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a damaged notice costs itself alone, on a page that sleeps and on one that is awake', async ({ page }) => {
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('ServiceNoticesV1Query')) return route.fallback();
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: { serviceNotices: object[] } };
    const whole = {
      id: 'whole',
      type: 'alert',
      message: 'The sauna is closed.',
      link: { url: '/en/hotels', text: 'Hotels' },
    };
    const damaged = [
      null,
      { ...whole, id: 'a', message: null },
      { ...whole, id: 'b', message: 'No link.', link: { url: null, text: 'Where' } },
    ];
    return route.fulfill({ json: { data: { serviceNotices: [...damaged, whole, ...data.serviceNotices] } } });
  });
  await page.goto(pathOf('home', 'en'));
  for (const state of ['asleep', 'awake'] as const) {
    await expect(page.getByText('The sauna is closed.'), state).toBeVisible();
    await expect(page.getByText('No link.'), state).toBeVisible();
    await expect(page.getByText('Where', { exact: true }), state).toHaveCount(0);
    if (state === 'asleep') await wake(page);
  }
});
