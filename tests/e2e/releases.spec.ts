import type { Page } from '@playwright/test';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { choose, click } from '../support/click';
import { Guest } from '../support/guest';
import { inTurn } from '../support/inTurn';
import { test } from '../support/releasedSite';
import type { ReleaseName } from '../support/releases';
import { expect } from '../support/site';
import { openStay } from '../support/stays';
import { isAsleep, untilRunning } from '../support/wake';
import { wordsIn } from '../support/words';
import { searchOpener } from '../support/searchOpener';

const { t } = wordsIn('en');
const cookies = pathOf('cookieSettings', 'en');
const footerLink = ({ page }: Guest) => page.getByRole('contentinfo').locator(`a[href="${cookies}"]`);

interface State {
  readonly open: (guest: Guest) => Promise<void>;
  /** Shows that nothing is lost. */
  readonly isWhole: (guest: Guest) => Promise<void>;
  /** Needs code that the page has not loaded yet, and gets what it is for. */
  readonly needLate: (guest: Guest) => Promise<void>;
}

async function openDrawer({ page }: Guest): Promise<void> {
  await click(searchOpener(page, { t }));
  // On a busy machine loading the page again takes its time.
  await expect(page.locator('dialog[open] input').first()).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

const typed = { firstName: 'Aino', message: 'We arrive late' };

const states: Readonly<Record<string, State>> = {
  'a sleeping page': {
    open: async ({ page }) => {
      await page.goto(pathOf('home', 'en'));
      expect(await isAsleep(page)).toBe(true);
    },
    isWhole: ({ page }) => expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.headline')),
    needLate: async ({ page }) => {
      const rooms = page.locator('#quick-rooms');
      await choose(rooms, '2');
      await click(page.locator('main button[data-opens=dates]'));
      await expect(page.locator('dialog[open] [role=grid]').first()).toBeVisible({ timeout: 20_000 });
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(rooms).toHaveValue('2');
    },
  },
  results: {
    open: async ({ page }) => {
      const stay = { from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '2', place: 'Helsinki' };
      await page.goto(hrefOf('searchResults', 'en', stay));
      await untilRunning(page);
    },
    isWhole: ({ page }) => page.locator('main a[href*="hotel=1001"]').first().waitFor(),
    needLate: openDrawer,
  },
  'a step with typed text': {
    open: async (guest) => {
      await guest.resumeAt('contactDetails');
      await untilRunning(guest.page);
      for (const [field, value] of Object.entries(typed)) await guest.page.locator(`#${field}`).fill(value);
    },
    isWhole: async ({ page }) => {
      for (const [field, value] of Object.entries(typed)) await expect(page.locator(`#${field}`)).toHaveValue(value);
    },
    needLate: openDrawer,
  },
  'a reservation': {
    open: async (guest) => {
      await openStay(guest, 'upcoming');
      await untilRunning(guest.page);
    },
    isWhole: ({ page }) => page.getByText(t('reservation.contact.title')).waitFor(),
    needLate: openDrawer,
  },
};

const acts = {
  prefetch: async (guest: Guest) => {
    const asked = guest.page.waitForResponse((got) => got.url().includes('cookies'));
    await footerLink(guest).hover();
    await asked;
  },
  'late code': (guest: Guest, { needLate }: State) => needLate(guest),
  'page data': async (guest: Guest) => {
    await click(footerLink(guest));
    await guest.page.waitForURL(`**${cookies}`);
    await guest.page.getByRole('heading', { level: 1, name: t('privacyLedger.title') }).waitFor();
  },
  back: ({ page }: Guest) => page.goBack(),
  reload: ({ page }: Guest) => page.reload(),
} as const;

/** What is done in one go, with the documents that it loads and the release of the page afterwards. */
type Walk = readonly (readonly [keyof typeof acts, number, ReleaseName])[];

interface Change {
  readonly opened: ReleaseName;
  readonly published: ReleaseName;
  readonly walks: readonly Walk[];
}

/** A page whose release is there or kept: it goes on without another document until the guest loads one. */
const goesOn = (opened: ReleaseName, published: ReleaseName, after: ReleaseName = published): Change => ({
  opened,
  published,
  walks: [
    [
      ['prefetch', 0, opened],
      ['late code', 0, opened],
      ['page data', 0, opened],
      ['back', 0, opened],
      ['reload', 1, after],
    ],
  ],
});

const changes: Readonly<Record<string, Change>> = {
  'the same release': goesOn('first', 'first'),
  'the next release': goesOn('first', 'second'),
  'the release before': goesOn('second', 'firstAgain', 'first'),
  // Whose files are gone: the page moves to the new release, once.
  'the next but one': {
    opened: 'first',
    published: 'third',
    walks: [
      [
        ['prefetch', 0, 'first'],
        ['page data', 1, 'third'],
        // The browser shows the document that it has kept, with the files that it has kept.
        ['back', 1, 'first'],
        ['reload', 1, 'third'],
      ],
      [
        ['late code', 1, 'third'],
        ['reload', 1, 'third'],
      ],
    ],
  },
};

/** Counts the documents that a page loads. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('request', (sent) => {
    if (sent.isNavigationRequest() && sent.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

const buildOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const data = document.getElementById('__NEXT_DATA__')?.textContent ?? '{}';
    return (JSON.parse(data) as { buildId: string }).buildId;
  });

for (const [place, [name, state]] of Object.entries(states).entries())
  for (const [change, { opened, published, walks }] of inTurn(Object.entries(changes), place))
    for (const walk of walks)
      test(`${name} loses nothing to ${change}: ${walk.map(([act]) => act).join(', ')}`, async ({
        page,
        releases,
        ledger,
      }) => {
        const guest = new Guest(page, 'en');
        releases.publish(opened);
        await state.open(guest);
        await state.isWhole(guest);
        const booked = await ledger();
        releases.publish(published);
        for (const [act, documents, release] of walk) {
          const loads = loadsOf(page);
          await acts[act](guest, state);
          if (act !== 'page data') await state.isWhole(guest);
          expect([act, loads(), releases.nameOf(await buildOf(page))]).toEqual([act, documents, release]);
        }
        expect(await ledger()).toEqual(booked);
      });

/**
 * While the guest is on the page of the payment provider, no page of the site is open: it has no prefetch, late code or page
 * data.
 */
for (const [change, { opened, published }] of inTurn(Object.entries(changes), 1))
  test(`a payment that is under way at ${change} is made once, after a reload and the way back`, async ({
    page,
    releases,
    ledger,
  }) => {
    const guest = new Guest(page, 'en');
    releases.publish(opened);
    await guest.resumeAt('checkAndConfirm');
    await guest.order();
    await page.waitForURL('**/pay/**');
    const payment = page.url();
    releases.publish(published);
    await page.reload();
    const loads = loadsOf(page);
    await page.goBack();
    // The step leads on to the order that is under way.
    await page.waitForURL(`**${pathOf('paymentReturn', 'en')}`);
    await untilRunning(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(payment);
    await guest.onPaymentPage('pay');
    await guest.confirmation();
    expect(loads()).toBeLessThanOrEqual(5);
    const { bookings, payments } = await ledger();
    expect(bookings.map(({ state }) => state)).toEqual(['BOOKED']);
    expect(payments.map(({ state }) => state)).toEqual(['PAID']);
  });
