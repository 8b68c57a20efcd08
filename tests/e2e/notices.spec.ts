import { hrefOf, pathOf } from '../../src/routes/routes';
import { NATIVE_SEARCH_KEY } from '../../src/state/nativeSearch';
import { Guest } from '../support/guest';
import { surveyButton } from '../support/screens';
import { expect, test } from '../support/site';

test('a guest without a network is told so, for as long as it lasts', async ({ page, context }) => {
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

test.describe('the feedback survey', () => {
  const results = hrefOf('searchResults', 'en', { place: 'Helsinki', from: '2026-12-01', to: '2026-12-03' });

  test('opens from a notice, sends what was written and nothing more, and gives the focus back', async ({
    page,
    scenario,
  }) => {
    const guest = new Guest(page, 'en');
    const { t } = guest.words;
    await scenario('service-notice-feedback');
    const calls: { readonly body: string; readonly told: string }[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/stand-in/survey')) return;
      const { referer, cookie } = request.headers();
      calls.push({ body: request.postData() ?? '', told: `${referer ?? ''}${cookie ?? ''}` });
    });
    await page.goto(results);
    const opener = surveyButton(guest);
    await opener.click();
    const dialog = page.getByRole('dialog');
    await guest.button(t('feedback.send')).click();
    await expect(dialog.getByText(t('feedback.problems'))).toBeVisible();
    expect(calls).toEqual([]);
    await dialog.getByRole('radio', { name: t('feedback.rating.4') }).check();
    await dialog.locator('#feedback-text').fill('Calm – and “quick”.');
    await guest.button(t('feedback.send')).click();
    await expect(dialog.getByText(t('feedback.thanks'))).toBeVisible();
    expect(calls.map(({ body }) => JSON.parse(body))).toEqual([
      { rating: 4, text: 'Calm - and "quick".', locale: 'en' },
    ]);
    expect(calls[0]).toMatchObject({ told: '' });
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  test('keeps what was written when it cannot be sent', async ({ page, scenario }) => {
    const guest = new Guest(page, 'en');
    const { t } = guest.words;
    await scenario('service-notice-feedback');
    await page.route('**/stand-in/survey', (route) => route.abort());
    await page.goto(results);
    await surveyButton(guest).click();
    await page.getByRole('radio', { name: t('feedback.rating.2'), exact: true }).check();
    await page.locator('#feedback-text').fill('Slow');
    await guest.button(t('feedback.send')).click();
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
  await page.goto(pathOf('home', 'fi'));
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.header.search') })
    .click();
  await expect(page.locator('body')).toHaveAttribute('data-posted', '{"type":"openSearch"}');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => document.body.removeAttribute('data-posted'));
  await page.getByRole('button', { name: t('search.moreHint') }).click();
  await expect(page.locator('body')).toHaveAttribute('data-posted', '{"type":"openSearch"}');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
