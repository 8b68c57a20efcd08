import { locales } from '../../src/i18n/locales';
import { pathOf } from '../../src/routes/routes';
import { click } from '../support/click';
import { Guest } from '../support/guest';
import { expect, test } from '../support/site';

test('an unknown address is explained in its own language, with links to go on', async ({ page }) => {
  for (const locale of locales) {
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
  // A host serves the first, and sends the second to it without the slash; search engines get the canonical address.
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
  await click(page.getByRole('main').locator('a[href^="/sv/hotell/oulu/sarastus-original-oulu-uusi/"]').first());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Restaurang/);
  await expect(page.getByRole('link', { name: 'Sarastus Sen' }).first()).toBeVisible();

  await page.goto('/sv/ny-bar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('En ny bar');
  await expect(page).toHaveTitle(/En ny bar/);
});

test('a page is not called missing while the API cannot be asked, and opens once it can', async ({
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
  await click(page.getByRole('button', { name: words.t('errors.actions.retry') }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('En ny bar');
});

test('a Russian address leads to the English page, with its query and without scripts', async ({
  page,
  browser,
  harness,
}) => {
  await page.goto('/ru/hotels?place=Oulu');
  await page.waitForURL('**/en/hotels?place=Oulu');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // No page is exported there: the not-found page redirects.
  await page.goto('/ru/nowhere-at-all');
  await page.waitForURL('**/en/nowhere-at-all');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const noScripts = await plain.newPage();
  for (const [russian, english] of [
    ['/ru', '/en'],
    ['/ru/hotels/vantaa/sarastus-original-vantaa-airport', '/en/hotels/vantaa/sarastus-original-vantaa-airport'],
  ] as const) {
    await noScripts.goto(`${harness.address}${russian}`);
    await noScripts.waitForURL(`**${english}`);
    await expect(noScripts.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await plain.close();
});

test('a page that is missing in a language says so, and links to the languages that have it', async ({
  page,
  request,
  harness,
}) => {
  const { words } = new Guest(page, 'en');
  await request.post(`${harness.address}/__test/content`, {
    data: {
      hotel: { name: 'Vain Suomeksi', slug: 'vain-suomeksi' },
      offer: { id: '3901', words: 'vain-suomeksi', title: 'Vain suomeksi' },
      languages: { 'hotel:90001': ['fi'], 'offer:3901': ['fi', 'sv'] },
    },
  });
  await page.goto('/en/offers/3901-vain-suomeksi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.t('notFound.elsewhere'));
  await expect(page.getByRole('main').getByRole('link', { name: 'Svenska' })).toHaveAttribute(
    'href',
    '/sv/erbjudanden/3901-vain-suomeksi',
  );
  await page.goto('/en/hotels/oulu/vain-suomeksi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.t('notFound.elsewhere'));
  await click(page.getByRole('main').getByRole('link', { name: 'Suomi' }));
  await page.waitForURL('**/hotellit/oulu/vain-suomeksi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vain Suomeksi');
});

test('a page is found by the number in its old address, and at an address of several parts', async ({
  page,
  request,
  harness,
}) => {
  const publish = (content: object) => request.post(`${harness.address}/__test/content`, { data: { page: content } });
  await publish({ id: '777', slug: '777-uusi-nimi', title: 'Uusi nimi' });
  await page.goto('/777-vanha-nimi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uusi nimi');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/777-uusi-nimi$/);
  await publish({ id: 'history', slug: 'tietoa/meista/historia', title: 'Historiamme' });
  await page.goto('/tietoa/meista/historia');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Historiamme');
});

test('an alert is also shown at an unknown address', async ({ page, scenario }) => {
  await scenario('service-notice-alert');
  await page.goto('/en/nowhere-at-all');
  const { t } = new Guest(page, 'en').words;
  const notices = page.getByRole('region', { name: t('shell.notices.label') });
  await expect(notices.getByText('Online payments are interrupted')).toBeVisible();
  await expect(notices.getByText('Opening hours')).toHaveCount(0);
});
