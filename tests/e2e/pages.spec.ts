import type { Page } from '@playwright/test';
import { SUPPORT_PHONE } from '../../src/config/limits';
import { VIDEO_PLAYER_ORIGIN } from '../../src/domain/content/videoId';
import { locales } from '../../src/i18n/locales';
import { pathOf } from '../../src/routes/routes';
import { click } from '../support/click';
import { Guest } from '../support/guest';
import { writtenPages } from '../support/pageStates';
import { expect, test } from '../support/site';
import { wordsIn } from '../support/words';

const main = (page: Page) => page.getByRole('main');

/** The requests of a page to other hosts. */
function requestsElsewhere(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(page.url()).host) requests.push(request.url());
  });
  return requests;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, route] of writtenPages) {
    test(`${name}: the whole text is in the page in every language`, async ({ page }) => {
      for (const locale of locales) {
        await page.goto(pathOf(route, locale));
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const text = await main(page).innerText();
        expect(text.length).toBeGreaterThan(300);
        // Placeholders that a script would have to fill.
        expect(text).not.toMatch(/\{\{|undefined|\[object/);
      }
    });
  }

  test('a video is a link to its own page', async ({ page }) => {
    await page.goto(pathOf('media', 'en'));
    const link = main(page).getByRole('link', { name: wordsIn('en').t('richText.elsewhere') });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=S4r4stusD1y');
    await expect(main(page).getByRole('button')).toHaveCount(0);
  });

  test('the form to find a booking sends nothing, and shows the number to call', async ({ page }) => {
    const { t } = wordsIn('en');
    await page.goto(pathOf('findReservation', 'en'));
    await expect(main(page).locator('noscript p')).toContainText(SUPPORT_PHONE.number);
    await page.getByLabel(t('reservation.find.number')).fill('7001');
    await page.getByLabel(t('reservation.find.lastName')).fill('Virtanen');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.keyboard.press('Enter');
    await click(page.getByRole('button', { name: t('reservation.find.submit') }));
    // Anything that the press sent would have left before this answer.
    await page.request.get(pathOf('findReservation', 'en'));
    expect(sent).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
    await expect(page.getByLabel(t('reservation.find.number'))).toHaveValue('7001');
  });

  test('every chapter of a long page has a link', async ({ page }) => {
    await page.goto(pathOf('privacyPolicy', 'en'));
    await click(page.getByRole('link', { name: 'Your rights' }));
    await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
  });
});

test('a video makes no outside request before the guest plays it', async ({ page }) => {
  const { t } = wordsIn('fi');
  await page.route(`${VIDEO_PLAYER_ORIGIN}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  );
  await page.goto(pathOf('media', 'fi'));
  const requests = requestsElsewhere(page);
  await page.reload();
  await main(page).getByText(t('richText.notice')).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);

  await click(page.getByRole('button', { name: t('richText.play') }));
  await expect.poll(() => requests.map((url) => new URL(url).origin)).toEqual([VIDEO_PLAYER_ORIGIN]);
  await expect(page.locator('iframe')).toBeFocused();
});

test('the terms can be opened while booking, and the booking stays as it is', async ({ page }) => {
  const guest = new Guest(page, 'fi');
  const { t } = guest.words;
  await guest.begin();
  await guest.toConfirm(1);
  await click(page.getByText(t('checkAndConfirm.terms.title')));
  await click(page.getByRole('link', { name: t('checkAndConfirm.terms.whole') }));
  await expect(page).toHaveURL(pathOf('reservationTerms', 'fi'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Varausehdot');
  await page.goBack();
  await expect(page.getByLabel(t('checkAndConfirm.accept'))).toBeVisible();
});

test('the privacy policy and the page of stored keys link to each other', async ({ page }) => {
  const { t } = wordsIn('sv');
  await page.goto(pathOf('cookieSettings', 'sv'));
  await click(main(page).getByRole('link', { name: t('privacyLedger.policy.toPolicy') }));
  await expect(page).toHaveURL(pathOf('privacyPolicy', 'sv'));
  await click(main(page).getByRole('link', { name: t('privacyLedger.title') }));
  await expect(page).toHaveURL(pathOf('cookieSettings', 'sv'));
});

test('the footer of every page links to the pages of the chain', async ({ page }) => {
  await page.goto(pathOf('home', 'en'));
  const links = page.getByRole('contentinfo').getByRole('link');
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  // Each is linked from the page that it belongs to.
  const belowAnother: readonly string[] = ['accessibleRooms', 'customerRegister', 'springCampaign'];
  for (const [, route] of writtenPages)
    expect(hrefs.includes(pathOf(route, 'en')), route).toBe(!belowAnother.includes(route));
});
