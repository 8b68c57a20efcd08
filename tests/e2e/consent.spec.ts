import type { Page } from '@playwright/test';
import { entryOf } from '../../src/features/privacy-ledger/keptKeys';
import type { KeptPlace } from '../../src/features/privacy-ledger/keptKeys';
import { locales } from '../../src/i18n/locales';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { CONSENT_KEY } from '../../src/telemetry/consent';
import { Guest, shortStay } from '../support/guest';
import { servicesElsewhere } from '../support/services';
import { expect, now, test } from '../support/site';

// The services have a host of their own here, which the harness's strict policy would not let in.
test.use({ answer: 'none', bypassCSP: true });

/** Every key that the browser holds for the site, by the place it lies in. */
const keysIn = async (page: Page): Promise<readonly (readonly [KeptPlace, string])[]> => {
  const { local, session } = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  const cookies = await page.context().cookies();
  return [
    ...local.map((key) => ['local', key] as const),
    ...session.map((key) => ['session', key] as const),
    ...cookies.map(({ name }) => ['cookie', name] as const),
  ];
};

const notNecessary = async (page: Page) =>
  (await keysIn(page)).filter(([place, key]) => entryOf(place, key)?.purpose !== 'necessary');

/** From the home page over a search to the rooms of a hotel. */
async function walk(guest: Guest): Promise<void> {
  const { page, locale } = guest;
  await page.goto(pathOf('home', locale));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.goto(hrefOf('searchResults', locale, { ...shortStay, hotel: null, place: 'Helsinki' }));
  await page.locator('a[href*="hotel=1001"]').first().click();
  await guest.rooms().first().waitFor();
  await page.waitForLoadState('networkidle');
}

const panel = (guest: Guest) => guest.page.getByRole('region', { name: guest.words.t('consent.title') });

for (const locale of locales) {
  test(`nothing of others and no key but the necessary before an answer, nor after a no (${locale})`, async ({
    page,
    harness,
  }) => {
    const { asked } = await servicesElsewhere(page, harness.address);
    const guest = new Guest(page, locale);
    await walk(guest);
    await expect(panel(guest)).toBeVisible();
    expect(await notNecessary(page)).toEqual([]);
    await guest.button(guest.words.t('consent.onlyNecessary')).click();
    await walk(guest);
    await expect(panel(guest)).toHaveCount(0);
    expect(await notNecessary(page)).toEqual([]);
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test(`what is allowed comes after the answer (${locale})`, async ({ page, harness }) => {
    await page.addInitScript(() => {
      // One error in a hundred is reported: this one.
      Math.random = () => 0.001;
    });
    const { asked, reports } = await servicesElsewhere(page, harness.address);
    const guest = new Guest(page, locale);
    await page.goto(pathOf('home', locale));
    await guest.button(guest.words.t('consent.acceptAll')).click();
    await expect.poll(() => asked).toContain('https://services.example/stand-in/tag-manager.js');
    await expect.poll(() => page.evaluate(() => window.dataLayer?.length)).toBeGreaterThan(1);
    expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).toContain('"pageShown"');

    await guest.button(guest.words.t('shell.chat.open')).click();
    await expect(page.getByRole('dialog', { name: 'Chat' })).toBeVisible();
    expect(asked).toContain('https://services.example/stand-in/chat.js');

    await expect
      .poll(async () => {
        await page.evaluate(() => reportError(new Error('No booking: lastName=Virtanen')));
        return reports.join('\n');
      })
      .toContain('No booking');
    expect(reports.join('\n')).not.toContain('Virtanen');
  });
}

test('the question takes no focus, is met next to the skip link by the keyboard, and Escape does not answer it', async ({
  page,
}) => {
  const guest = new Guest(page, 'fi');
  await page.goto(pathOf('home', 'fi'));
  await panel(guest).waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(panel(guest).getByRole('link', { name: guest.words.t('consent.read') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(guest.button(guest.words.t('consent.onlyNecessary'))).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(guest)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(guest.button(guest.words.t('consent.acceptAll'))).toBeFocused();
  expect(await page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY)).toBeNull();
});

for (const width of [360, 1280]) {
  test(`no is as easy as yes (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const guest = new Guest(page, 'fi');
    await page.goto(pathOf('home', 'fi'));
    const [no, yes] = await Promise.all(
      (['consent.onlyNecessary', 'consent.acceptAll'] as const).map((key) =>
        guest.button(guest.words.t(key)).evaluate((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
          return { width: Math.round(width), height, backgroundColor, color, fontSize, fontWeight };
        }),
      ),
    );
    expect(no).toEqual(yes);
  });
}

test('what has the focus is never covered, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const guest = new Guest(page, 'fi');
  await page.goto(pathOf('home', 'fi'));
  await panel(guest).waitFor();
  const covered: string[] = [];
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(async () => {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      const focused = document.activeElement;
      // The fields' own pictures, such as the calendar's, are parts of them that no script sees.
      if (!focused || focused === document.body) return null;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
      const isSeen = over !== null && (focused.contains(over) || over.contains(focused));
      return isSeen ? null : (focused.textContent ?? '').slice(0, 40);
    });
    if (found !== null) covered.push(found);
  }
  expect(covered).toEqual([]);
});

test('a guest who does not answer books all the same, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const guest = new Guest(page, 'fi');
  await guest.book();
  await expect(panel(guest)).toBeVisible();
});

test('an answer holds for a year, and is then asked for anew', async ({ page }) => {
  const guest = new Guest(page, 'fi');
  await page.goto(pathOf('home', 'fi'));
  await guest.button(guest.words.t('consent.onlyNecessary')).click();
  await page.clock.setFixedTime(new Date(Date.parse(now) + 364 * 86_400_000));
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(panel(guest)).toHaveCount(0);
  await page.clock.setFixedTime(new Date(Date.parse(now) + 366 * 86_400_000));
  await page.reload();
  await expect(panel(guest)).toBeVisible();
});

test('an answer is changed from the foot of any page, and what was left is deleted', async ({ page, harness }) => {
  await servicesElsewhere(page, harness.address);
  const guest = new Guest(page, 'fi');
  const { t } = guest.words;
  await page.goto(pathOf('home', 'fi'));
  await guest.button(t('consent.choose')).click();
  await page.getByRole('checkbox', { name: t('consent.purpose.statistics.label') }).check();
  await guest.button(t('consent.save')).click();
  await expect.poll(async () => (await notNecessary(page)).map(([, key]) => key)).toEqual(['_ga']);
  await expect(guest.button(t('shell.chat.open'))).toHaveCount(0);

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.footer.cookies') })
    .click();
  await expect(page.getByText('_ga')).not.toHaveCount(0);
  const statistics = page.getByRole('checkbox', { name: t('consent.purpose.statistics.label') });
  await expect(statistics).toBeChecked();
  await guest.button(t('consent.onlyNecessary')).click();
  await expect(page.getByText(t('consent.withdrawn'))).toBeVisible();
  await expect(statistics).not.toBeChecked();
  await expect.poll(() => notNecessary(page)).toEqual([]);
  await expect(page.getByText('_ga · ')).toHaveCount(0);
});

test('a link to a booking keeps its secrets from what others run', async ({ page, harness }) => {
  const { asked } = await servicesElsewhere(page, harness.address);
  const guest = new Guest(page, 'en');
  await guest.book();
  const link = await page.getByRole('link', { name: guest.words.t('reservation.link.open') }).getAttribute('href');
  await guest.button(guest.words.t('consent.acceptAll')).click();
  await page.addInitScript(() => {
    // What a script of others would see when it begins.
    Object.defineProperty(window, 'standInTagManager', {
      set: () => document.documentElement.setAttribute('data-seen', location.href),
    });
  });
  asked.length = 0;
  await page.goto('about:blank');
  await page.goto(link ?? '');
  await page.getByText(guest.words.t('statuses.booking.CONFIRMED')).first().waitFor();
  await expect(page.locator('html[data-seen]')).toHaveCount(1);
  expect(await page.locator('html').getAttribute('data-seen')).not.toContain('hash');
});

test('a report about the page of a booking names neither the booking nor its secret', async ({ page, harness }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.001;
  });
  const { reports } = await servicesElsewhere(page, harness.address);
  const guest = new Guest(page, 'en');
  await guest.book();
  const link =
    (await page.getByRole('link', { name: guest.words.t('reservation.link.open') }).getAttribute('href')) ?? '';
  const { id, hash } = Object.fromEntries(new URLSearchParams(link.split('#')[1]));
  await guest.button(guest.words.t('consent.acceptAll')).click();
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByText(guest.words.t('statuses.booking.CONFIRMED')).first().waitFor();
  await expect
    .poll(async () => {
      await page.evaluate((address) => {
        reportError(Object.assign(new Error(`No answer from ${address}`), { reservation: { id: 1 } }));
      }, link);
      return reports.join('\n');
    })
    .toContain('No answer from');
  expect(id).toMatch(/^\d+$/);
  expect(reports.join('\n')).not.toContain(id);
  expect(reports.join('\n')).not.toContain(hash);
});

test.describe('to a guest who allows statistics', () => {
  test.use({ answer: 'all' });

  test('the steps of a booking are counted, without a word of who books', async ({ page }) => {
    const guest = new Guest(page, 'en');
    const events = () => page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
    await page.goto(hrefOf('searchResults', 'en', { place: 'Helsinki', from: '2026-12-01', to: '2026-12-02' }));
    await expect.poll(events).toContain('{"event":"search","language":"en","destination":"place"}');
    await guest.begin();
    await guest.toConfirm(1);
    expect(await events()).toContain('"beginCheckout"');
    expect(await events()).not.toContain('"purchase"');
    await guest.order();
    await guest.onPaymentPage('pay');
    await guest.confirmation();
    const sent = await events();
    expect(sent.match(/"purchase"/g)).toHaveLength(1);
    // Numbers but for the moment at which the tag manager began: none of the booking.
    expect(sent.replace(/"gtm.start":\d+/, '')).not.toMatch(/Virtanen|aino|\d{6}/i);
  });
});
