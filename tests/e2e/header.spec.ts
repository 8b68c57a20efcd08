import { locales } from '../../src/i18n/locales';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { click } from '../support/click';
import { Guest } from '../support/guest';
import { inTurn } from '../support/inTurn';
import { expect, test } from '../support/site';

const places = ['hotels', 'offers', 'sCard', 'news', 'findReservation'] as const;

for (const [place, width] of [390, 820].entries()) {
  test(`the menu has all links as text at ${width} px, and the languages`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const locale of inTurn(locales, place, 2)) {
      const { t } = new Guest(page, locale).words;
      const banner = page.getByRole('banner');
      await page.goto(hrefOf('hotels', locale, { place: 'Oulu' }));
      await click(banner.getByText(t('shell.header.menu'), { exact: true }));
      const menu = banner.getByRole('navigation', { name: t('shell.header.navLabel') });
      const hrefs = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(places.map((route) => pathOf(route, locale)));
      await expect(banner.getByRole('link', { name: t('shell.account.signIn') })).toBeVisible();
      const languages = banner.getByRole('navigation', { name: t('shell.header.languagesLabel') });
      await expect(languages.getByRole('link')).toHaveCount(4);
      await expect(languages.getByRole('link', { name: 'Svenska' })).toHaveAttribute(
        'href',
        hrefOf('hotels', 'sv', { place: 'Oulu' }),
      );
      // Nothing in the header is only an icon.
      const wordless = await banner
        .locator('a:visible, summary:visible, button:visible')
        .evaluateAll((controls) => controls.filter((each) => (each as HTMLElement).innerText.trim() === '').length);
      expect(wordless).toBe(0);
    }
  });
}

test('the menu closes with Escape and returns the focus, and closes when a link in it is followed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  const { t } = new Guest(page, 'en').words;
  const banner = page.getByRole('banner');
  const opener = banner.getByText(t('shell.header.menu'), { exact: true });
  const offers = banner.getByRole('link', { name: t('shell.footer.offers') });
  await page.goto(pathOf('offers', 'en'));
  await page.waitForLoadState('networkidle');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(offers).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offers).toBeHidden();
  await expect(opener).toBeFocused();
  await click(opener);
  await click(offers);
  await expect(offers).toBeHidden();
});

test('a wide header has its links in a row, Hotels first', async ({ page }) => {
  const { t } = new Guest(page, 'fi').words;
  await page.goto(pathOf('home', 'fi'));
  const row = page.getByRole('banner').getByRole('navigation', { name: t('shell.header.navLabel') });
  await expect(row.getByRole('link')).toHaveText([
    t('routes.hotels'),
    t('shell.footer.offers'),
    t('routes.sCard'),
    t('shell.footer.news'),
    t('shell.account.bookings'),
  ]);
  await expect(page.getByRole('banner').getByText(t('shell.header.menu'), { exact: true })).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens and its links work', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    const { t } = new Guest(page, 'sv').words;
    await page.goto(pathOf('home', 'sv'));
    await click(page.getByRole('banner').getByText(t('shell.header.menu'), { exact: true }));
    await click(page.getByRole('banner').getByRole('link', { name: t('routes.hotels') }));
    await expect(page).toHaveURL(pathOf('hotels', 'sv'));
  });
});

test.describe('a signed-in customer', () => {
  test('sees their name and signing out in the menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    const { t } = new Guest(page, 'en').words;
    const banner = page.getByRole('banner');
    await page.goto(pathOf('findReservation', 'en'));
    await click(banner.getByText(t('shell.header.menu'), { exact: true }));
    await click(banner.getByRole('link', { name: t('shell.account.signIn') }));
    await click(page.locator('button[value="asom"]'));
    // Arriving at the page replaces the header.
    await page.getByRole('heading', { level: 1, name: t('reservation.find.title') }).waitFor();
    await click(banner.getByText(t('shell.header.menu'), { exact: true }));
    await expect(banner.getByRole('button', { name: t('shell.account.signOut') })).toBeVisible();
    await expect(banner.getByText(t('shell.account.asom')).filter({ visible: true })).toHaveCount(1);
  });
});
