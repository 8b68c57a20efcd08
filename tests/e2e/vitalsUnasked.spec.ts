import { basePath, test } from '../support/belowPath';
import { pathOf } from '../../src/routes/routes';
import { Guest } from '../support/guest';
import { expect } from '../support/site';
import { watchVitals } from '../support/vitals';
import { isAsleep, wake } from '../support/wake';

// Its export measures on the operator's own ground: guests are not asked. One worker, so that it is made once.
test.describe.configure({ mode: 'default' });
test.use({ answer: 'none' });

const home = `${basePath}${pathOf('home', 'en')}`;

test('a page that sleeps is not woken to be measured, and tells what the browser kept once it is awake', async ({
  page,
  harness,
  request,
}) => {
  const speed = await watchVitals(page, request, harness.address);
  await page.goto(home);
  await page.waitForLoadState('networkidle');
  expect(await isAsleep(page)).toBe(true);
  await speed.leave(0);
  expect(speed.calls).toEqual([]);

  await page.goto(home);
  await speed.untilKnown('largest-contentful-paint');
  await wake(page);
  await speed.untilMeasured();
  await speed.untilKnown('first-input');
  const [told] = await speed.leave(1);
  expect(told).toMatchObject({ route: 'home', locale: 'en', lcp: { part: 'main' }, inp: { kind: 'keyboard' } });
  expect(told?.fcp).toBeGreaterThan(0);
});

test('a guest objects by a setting of the browser', async ({ page, harness, request }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const speed = await watchVitals(page, request, harness.address);
  await page.goto(home);
  await wake(page);
  await page.waitForLoadState('networkidle');
  await speed.leave(0);
  expect(speed.calls).toEqual([]);
});

test('a guest reads that nobody asks, and how to object', async ({ page }) => {
  const { t } = new Guest(page, 'fi').words;
  await page.goto(`${basePath}${pathOf('cookieSettings', 'fi')}`);
  await expect(page.getByText(t('privacyLedger.speed.unasked'))).toBeVisible();
  await expect(page.getByText(t('consent.speed'))).toHaveCount(0);
});
