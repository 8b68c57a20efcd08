import { pathOf } from '../../src/routes/routes';
import { Guest } from '../support/guest';
import { expect, test } from '../support/site';

test('an unknown address is told of in its own language, with a way on', async ({ page }) => {
  for (const locale of ['fi', 'en', 'sv', 'et'] as const) {
    const { words } = new Guest(page, locale);
    const prefix = pathOf('home', locale).replace(/\/$/, '');
    const response = await page.goto(`${prefix}/nowhere-at-all`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.t('notFound.title'));
    await expect(page.getByRole('link', { name: words.t('notFound.home') })).toHaveAttribute(
      'href',
      pathOf('home', locale),
    );
    await expect(page.locator('html')).toHaveAttribute('lang', words.language);
    await expect(page.getByText(words.t('shell.testBanner.text'))).toBeVisible();
  }
});

test('old spellings of an address lead to the page', async ({ page }) => {
  for (const [typed, path] of [
    ['/EN/Search?place=Oulu', '/en/search?place=Oulu'],
    ['/Varaukset/HAE', '/varaukset/hae'],
  ] as const) {
    await page.goto(typed);
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  // A host serves these by themselves; search engines are told of the one address.
  for (const typed of ['/fi/varaukset/hae', '/varaukset/hae/']) {
    await page.goto(typed);
    await page
      .getByRole('heading', { level: 1, name: new Guest(page, 'fi').words.t('reservation.find.title') })
      .waitFor();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[^i]\/varaukset\/hae$/);
  }
});

test('a hotel and a page that were published after the export are shown at their addresses', async ({
  page,
  request,
  harness,
}) => {
  const { words } = new Guest(page, 'sv');
  await request.post(`${harness.address}/__test/content`, {
    data: { hotel: { name: 'Sarastus Sen' }, page: { slug: 'ny-bar', title: 'En ny bar' } },
  });
  await page.goto('/sv/hotell/oulu/sarastus-original-oulu-uusi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sarastus Sen');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(page.getByRole('button', { name: words.t('hotelPage.search.submit'), exact: true })).toBeVisible();
  await page.getByRole('main').locator('a[href^="/sv/hotell/oulu/sarastus-original-oulu-uusi/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Restaurang/);
  await expect(page.getByRole('link', { name: 'Sarastus Sen' }).first()).toBeVisible();

  await page.goto('/sv/ny-bar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('En ny bar');
  await expect(page).toHaveTitle(/En ny bar/);
});

test('a page that the API cannot be asked about is not called lost, and opens when it can', async ({
  page,
  request,
  harness,
  scenario,
}) => {
  const { words } = new Guest(page, 'sv');
  await request.post(`${harness.address}/__test/content`, { data: { page: { slug: 'ny-bar', title: 'En ny bar' } } });
  await scenario('server-error:contentPage');
  await page.goto('/sv/ny-bar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.t('notFound.unsure'));
  await expect(page).toHaveTitle(new RegExp(words.t('notFound.unsure')));
  await expect(page.getByRole('main').locator('[data-failure="transport.SERVER"]')).toBeVisible();

  await scenario('');
  await page.getByRole('button', { name: words.t('errors.actions.retry') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('En ny bar');
});
