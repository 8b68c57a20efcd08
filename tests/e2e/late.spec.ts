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
  }
});

test('old spellings of an address lead to the page', async ({ page }) => {
  for (const [typed, path] of [
    ['/EN/Search?place=Oulu', '/en/search?place=Oulu'],
    ['/en/bookings/find/', '/en/bookings/find'],
    ['/Varaukset/HAE', '/varaukset/hae'],
  ] as const) {
    await page.goto(typed);
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await page.goto('/fi/varaukset/hae');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[^i]\/varaukset\/hae$/);
});
