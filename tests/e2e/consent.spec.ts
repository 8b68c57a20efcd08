import type { Page } from '@playwright/test';
import { entryOf } from '../../src/features/privacy-ledger/keptKeys';
import type { KeptPlace } from '../../src/features/privacy-ledger/keptKeys';
import { locales } from '../../src/i18n/locales';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { CONSENT_KEY } from '../../src/telemetry/consentKey';
import { click, tick } from '../support/click';
import { Guest, shortStay } from '../support/guest';
import { inTurn } from '../support/inTurn';
import { hostOfServices, servicesElsewhere } from '../support/services';
import { expect, now, test } from '../support/site';

test.use({ answer: 'none', host: hostOfServices });

/** Every key that the browser stores for the site, by kind of storage. */
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

/** From the home page through a search to the rooms of a hotel. */
async function walk(guest: Guest): Promise<void> {
  const { page, locale } = guest;
  await page.goto(pathOf('home', locale));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.goto(hrefOf('searchResults', locale, { ...shortStay, hotel: null, place: 'Helsinki' }));
  await click(page.locator('a[href*="hotel=1001"]').first());
  await guest.rooms().first().waitFor();
  await page.waitForLoadState('networkidle');
}

const panel = (guest: Guest) => guest.page.getByRole('region', { name: guest.words.t('consent.title') });

for (const locale of inTurn(locales, 2)) {
  test(`no third party and only necessary keys before the answer, and after a refusal (${locale})`, async ({
    page,
    harness,
  }) => {
    const { requested } = await servicesElsewhere(page, harness.address);
    const guest = new Guest(page, locale);
    await walk(guest);
    await expect(panel(guest)).toBeVisible();
    expect(await notNecessary(page)).toEqual([]);
    await click(guest.button(guest.words.t('consent.onlyNecessary')));
    await walk(guest);
    await expect(panel(guest)).toHaveCount(0);
    expect(await notNecessary(page)).toEqual([]);
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    expect(requested).toEqual([]);
  });

  test(`what is allowed starts after the answer (${locale})`, async ({ page, harness }) => {
    await page.addInitScript(() => {
      // One error in a hundred is reported; this makes it this one.
      Math.random = () => 0.001;
    });
    const { requested, reports } = await servicesElsewhere(page, harness.address);
    const guest = new Guest(page, locale);
    await page.goto(pathOf('home', locale));
    await click(guest.button(guest.words.t('consent.acceptAll')));
    await expect.poll(() => requested).toContain('https://services.example/stand-in/tag-manager.js');
    await expect.poll(() => page.evaluate(() => window.dataLayer?.length)).toBeGreaterThan(1);
    expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).toContain('"pageShown"');

    await click(guest.button(guest.words.t('shell.chat.open')));
    await expect(page.getByRole('dialog', { name: 'Chat' })).toBeVisible();
    expect(requested).toContain('https://services.example/stand-in/chat.js');

    await expect
      .poll(async () => {
        await page.evaluate(() => reportError(new Error('No booking: lastName=Virtanen')));
        return reports.join('\n');
      })
      .toContain('No booking');
    expect(reports.join('\n')).not.toContain('Virtanen');
  });
}

test('the question takes no focus, comes after the skip link in tab order, and is not answered by Escape', async ({
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
  test(`refusing is as easy as allowing (${width} px)`, async ({ page }) => {
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

test('the focused element is never covered, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const guest = new Guest(page, 'fi');
  await page.goto(pathOf('home', 'fi'));
  await panel(guest).waitFor();
  const controls = await panel(guest).locator('a[href], button, input').count();
  expect(controls).toBeGreaterThan(2);
  const covered: string[] = [];
  let stops = 0;
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    // Nothing matches `:focus` in a window that is not active: a new one may become so late, or twice.
    await page.waitForFunction(() => document.hasFocus());
    const found = await page.evaluate(async () => {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      const focused = document.activeElement;
      // Parts that the browser draws in fields, such as the calendar icon, are not visible to scripts.
      if (!focused || focused === document.body) return null;
      const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
      const { left = 0, top = 0, width = 0, height = 0 } = focused.getClientRects()[0] ?? {};
      const over = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
      // What is around it is found where it is cut away.
      const isSeen = over !== null && [focused, ...labels].some((each) => each.contains(over));
      const cover = over ? over.outerHTML.slice(0, 60) : 'nothing, outside of the window';
      return isSeen ? '' : `${(focused.textContent ?? '').slice(0, 40)} at ${top} px, under ${cover}`;
    });
    if (found !== null) stops += 1;
    if (found) covered.push(found);
  }
  expect(covered).toEqual([]);
  // Those of the question, and of the page below it.
  expect(stops).toBeGreaterThan(controls);
});

test('a guest can book without answering, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const guest = new Guest(page, 'fi');
  await guest.book();
  await expect(panel(guest)).toBeVisible();
});

test('an answer is valid for a year, and then asked for again', async ({ page }) => {
  const guest = new Guest(page, 'fi');
  await page.goto(pathOf('home', 'fi'));
  await click(guest.button(guest.words.t('consent.onlyNecessary')));
  await expect(panel(guest)).toBeHidden();
  await page.clock.setFixedTime(new Date(Date.parse(now) + 364 * 86_400_000));
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(panel(guest)).toHaveCount(0);
  await page.clock.setFixedTime(new Date(Date.parse(now) + 366 * 86_400_000));
  await page.reload();
  await expect(panel(guest)).toBeVisible();
});

test('an answer can be changed from the foot of any page, and stored keys are deleted', async ({ page, harness }) => {
  await servicesElsewhere(page, harness.address);
  const guest = new Guest(page, 'fi');
  const { t } = guest.words;
  await page.goto(pathOf('home', 'fi'));
  await click(guest.button(t('consent.choose')));
  await tick(page.getByRole('checkbox', { name: t('consent.purpose.statistics.label') }));
  await click(guest.button(t('consent.save')));
  await expect.poll(async () => (await notNecessary(page)).map(([, key]) => key)).toEqual(['_ga']);
  await expect(guest.button(t('shell.chat.open'))).toHaveCount(0);
  // Another site on the same host.
  await page.evaluate(() => {
    localStorage.setItem('cart', 'theirs');
    document.cookie = 'theirs=1; path=/';
  });

  await click(page.getByRole('contentinfo').getByRole('link', { name: t('shell.footer.cookies') }));
  await expect(page.getByText('_ga')).not.toHaveCount(0);
  const statistics = page.getByRole('checkbox', { name: t('consent.purpose.statistics.label') });
  await expect(statistics).toBeChecked();
  await click(guest.button(t('consent.onlyNecessary')));
  await expect(page.getByText(t('consent.withdrawn'))).toBeVisible();
  await expect(statistics).not.toBeChecked();
  await expect.poll(async () => (await notNecessary(page)).map(([, key]) => key)).toEqual(['cart', 'theirs']);
  await expect(page.getByText('_ga · ')).toHaveCount(0);
});

test('a link to a booking hides its key from third-party scripts', async ({ page, harness }) => {
  const { requested } = await servicesElsewhere(page, harness.address);
  const guest = new Guest(page, 'en');
  await guest.book();
  const link = await page.getByRole('link', { name: guest.words.t('reservation.link.open') }).getAttribute('href');
  await click(guest.button(guest.words.t('consent.acceptAll')));
  await expect(panel(guest)).toBeHidden();
  await page.addInitScript(() => {
    // What a third-party script would see when it starts.
    Object.defineProperty(window, 'standInTagManager', {
      set: () => document.documentElement.setAttribute('data-seen', location.href),
    });
  });
  requested.length = 0;
  await page.goto('about:blank');
  await page.goto(link ?? '');
  await page.getByText(guest.words.t('statuses.booking.CONFIRMED')).first().waitFor();
  await expect(page.locator('html[data-seen]')).toHaveCount(1);
  expect(await page.locator('html').getAttribute('data-seen')).not.toContain('hash');
});

test('an error report about the page of a booking contains neither its number nor its hash', async ({
  page,
  harness,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0.001;
  });
  const { reports } = await servicesElsewhere(page, harness.address);
  const guest = new Guest(page, 'en');
  await guest.book();
  const link =
    (await page.getByRole('link', { name: guest.words.t('reservation.link.open') }).getAttribute('href')) ?? '';
  const { id, hash } = Object.fromEntries(new URLSearchParams(link.split('#')[1]));
  await click(guest.button(guest.words.t('consent.acceptAll')));
  await expect(panel(guest)).toBeHidden();
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

  test('the steps of a booking are counted, without personal data', async ({ page }) => {
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
    // The only number is the time at which the tag manager started: none is from the booking.
    expect(sent.replace(/"gtm.start":\d+/, '')).not.toMatch(/Virtanen|aino|\d{6}/i);
  });
});
