import type { Page, Request } from '@playwright/test';
import type { ReservationGroup } from '../../src/domain/reservation/reservationGroup';
import { locales } from '../../src/i18n/locales';
import { pathOf } from '../../src/routes/routes';
import { click, tick } from '../support/click';
import { Guest, shortStay } from '../support/guest';
import { inTurn } from '../support/inTurn';
import { SHARED } from '../support/screenState';
import { expect, test } from '../support/site';
import { askNotNow, giveStays, openByLink, openReservationList } from '../support/stays';

const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

for (const locale of inTurn(locales, 1)) {
  test(`a customer sees the bookings of each group, part by part, and opens one (${locale})`, async ({
    page,
    complaints,
  }) => {
    const guest = new Guest(page, locale);
    const { t } = guest.words;
    const { keyOf } = await giveStays(page);
    await openReservationList(guest);
    const groupLink = (group: ReservationGroup, count: number) =>
      page.getByRole('link', { name: t(`reservationList.group.${group}`, { count }), exact: true });
    await expect(groupLink('CURRENT', 2)).toHaveAttribute('aria-current', 'true');

    await click(groupLink('PAST', 24));
    await expect(cards(page)).toHaveCount(20);
    await click(guest.button(t('reservationList.more.show')));
    await expect(cards(page)).toHaveCount(24);
    await expect(cards(page).nth(20).getByRole('link')).toBeFocused();
    await expect(guest.button(t('reservationList.more.show'))).toHaveCount(0);

    const days = page.getByRole('main').getByText(keyOf('past1').bookingNumber);
    await expect(days).toBeVisible();
    await click(page.getByRole('link', { name: t('reservationList.sort.ASCENDING') }));
    await expect(page.getByRole('main').getByText(keyOf('past24').bookingNumber)).toBeVisible();
    await expect(page.getByRole('main').getByText(keyOf('past1').bookingNumber)).toHaveCount(0);

    await click(groupLink('CANCELLED', 2));
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByText(t('statuses.booking.CANCELLED')).first()).toBeVisible();

    await click(groupLink('UPCOMING', 8));
    const { bookingNumber, bookingHash } = keyOf('external');
    const card = page.getByRole('listitem').filter({ hasText: bookingNumber });
    await click(card.getByRole('heading', { level: 2 }).getByRole('link'));
    await page.waitForURL(`**${pathOf('reservation', locale)}`);
    await expect(page.getByText(t('reservation.source.EXTERNAL_CHANNEL.title'), { exact: true })).toBeVisible();
    await askNotNow(guest);
    await expect(page.getByText(t('optionIssues.EXTERNAL_ORIGIN')).first()).toBeVisible();
    expect(page.url()).not.toContain(bookingHash);
    expect(complaints).toEqual([]);
  });

  test(`a booking is found by number and last name, and every miss gets the same answer (${locale})`, async ({
    page,
  }) => {
    const guest = new Guest(page, locale);
    const { t } = guest.words;
    const { lastName, keyOf } = await giveStays(page);
    const { bookingNumber } = keyOf('upcoming');
    await page.goto(pathOf('findReservation', locale));
    const find = async (number: string, name: string) => {
      await page.getByRole('textbox', { name: t('reservation.find.number') }).fill(number);
      await page.getByRole('textbox', { name: t('reservation.find.lastName') }).fill(name);
      await click(guest.button(t('reservation.find.submit')));
    };
    const notice = page.getByRole('main').getByRole('alert');
    const misses: string[] = [];
    for (const [number, name] of [
      [bookingNumber, 'Somebody'],
      ['999999', lastName],
    ] as const) {
      await find(number, name);
      await notice.waitFor();
      misses.push(await notice.innerText());
    }
    expect(new Set(misses).size).toBe(1);
    await find(bookingNumber, ` ${lastName.toUpperCase()} `);
    await page.waitForURL(`**${pathOf('reservation', locale)}`);
    await expect(page.getByText(bookingNumber).filter({ visible: true }).first()).toBeVisible();
    expect(page.url()).not.toMatch(new RegExp(`${bookingNumber}|${lastName}`));
  });
}

test('what is open is paid from the list', async ({ page }) => {
  const guest = new Guest(page, 'fi');
  const { t } = guest.words;
  const { keyOf } = await giveStays(page);
  await openReservationList(guest);
  await click(page.getByRole('link', { name: t('reservationList.group.UPCOMING', { count: 8 }) }));
  const { bookingNumber } = keyOf('upcoming');
  const card = page.getByRole('listitem').filter({ hasText: bookingNumber });
  const pay = card.getByRole('link', {
    name: t('reservationList.act.of', { act: t('reservationList.act.pay'), hotel: '' }).trim(),
  });
  await click(pay);
  await page.waitForURL(`**${pathOf('reservation', 'fi')}`);
  await tick(guest.payByCard());
  await click(page.locator('main form button[type=submit]'));
  await guest.onPaymentPage('pay');
  await guest.confirmation();
  await page.goto(`${pathOf('reservationList', 'fi')}?group=upcoming`);
  await expect(card).toContainText(t('statuses.money.PAID'));
  await expect(pay).toHaveCount(0);
});

/** Everything that leaves the browser besides the calls of the APIs, and what the page's own places hold. */
function watchLeaks(page: Page): { readonly sent: () => readonly string[]; readonly held: () => Promise<string> } {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return {
    sent: () =>
      requests.flatMap((request) => [
        request.url(),
        request.headers().referer ?? '',
        request.url().endsWith('/graphql') ? '' : (request.postData() ?? ''),
      ]),
    held: () =>
      page.evaluate(() =>
        JSON.stringify([
          location.href,
          document.referrer,
          history.state,
          document.cookie,
          (window as { dataLayer?: unknown }).dataLayer,
          performance.getEntriesByType('navigation').map(({ name }) => name),
        ]),
      ),
  };
}

test.describe('a shared link', () => {
  test.use({ answer: 'all' });

  test('shows its key to no other request, to no statistics and to no later page', async ({ page, apiName }) => {
    const guest = new Guest(page, 'en');
    const { keyOf } = await giveStays(page);
    const key = keyOf('upcoming');
    const { sent, held } = watchLeaks(page);
    // Statistics record the address at every event.
    await page.addInitScript(() => {
      const layer: unknown[] = [];
      layer.push = (...events) => {
        events.push({ at: location.href });
        return Array.prototype.push.apply(layer, events);
      };
      (window as { dataLayer?: unknown }).dataLayer = layer;
    });
    await openByLink(guest, key);
    await expect(page.getByText(key.bookingNumber).filter({ visible: true }).first()).toBeVisible();
    // Only the main export has a tag manager.
    if (apiName === 'v2') {
      await page.waitForFunction(() => (window as { standInTagManager?: boolean }).standInTagManager);
    }
    await click(page.getByRole('banner').getByRole('link', { name: guest.words.t('routes.hotels') }));
    await page.waitForURL(`**${pathOf('hotels', 'en')}`);
    expect(await held()).not.toContain(key.bookingHash);
    expect(sent().filter((text) => text.includes(key.bookingHash))).toEqual([]);
    await page.goBack();
    await expect(page.getByText(key.bookingNumber).filter({ visible: true }).first()).toBeVisible();
    expect(page.url()).not.toMatch(/#|\?/);
  });

  test('with the key in the query leaves only its own first request', async ({ page }) => {
    const guest = new Guest(page, 'en');
    const { keyOf } = await giveStays(page);
    const { bookingNumber, bookingHash } = keyOf('upcoming');
    const { sent } = watchLeaks(page);
    await page.goto(`${pathOf('reservation', 'en')}?id=${bookingNumber}&hash=${bookingHash}`);
    await expect(page.getByText(bookingNumber).filter({ visible: true }).first()).toBeVisible();
    expect(page.url()).not.toContain(bookingHash);
    await click(page.getByRole('banner').getByRole('link', { name: guest.words.t('routes.hotels') }));
    await page.waitForURL(`**${pathOf('hotels', 'en')}`);
    const urls = new Set(sent().filter((text) => text.startsWith('http') && text.includes(bookingHash)));
    expect([...urls]).toHaveLength(1);
  });
});

test('a link opens in every language, and without a network once it was seen', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { keyOf } = await giveStays(page);
  const key = keyOf('upcoming');
  await openByLink(guest, key);
  await expect(page.getByText(guest.words.t('reservation.status.title'))).toBeVisible();
  for (const locale of ['sv', 'et', 'fi'] as const) {
    await click(page.getByRole('banner').locator(`a[hreflang="${locale}"]`).filter({ visible: true }));
    await page.waitForURL(`**${pathOf('reservation', locale)}`);
    await expect(page.getByText(key.bookingNumber).filter({ visible: true }).first()).toBeVisible();
    expect(page.url()).not.toContain(key.bookingHash);
  }
  const { t } = new Guest(page, 'fi').words;
  await expect(page.getByText(t('reservation.contact.title'))).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(t('reservation.offline.title'))).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(key.bookingNumber).filter({ visible: true }).first()).toBeVisible();
  await page.unrouteAll();
  await click(guest.button(t('errors.actions.retry')));
  await expect(page.getByText(t('reservation.offline.title'))).toHaveCount(0);
});

test('the booking’s page begins at its top with the focus on its heading, when it has been loaded as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const guest = new Guest(page, 'sv');
  const { t } = guest.words;
  await guest.book();
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch();
    await page.getByText(t('reservation.loading')).waitFor({ state: 'attached' });
    await route.fulfill({ response: answer });
  });
  await click(page.getByRole('link', { name: t('reservation.link.open') }));
  await page.getByText(t('reservation.status.title')).waitFor();
  await expect(page.getByRole('heading', { level: 1, name: t('reservation.title') })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** Moves the clock of the hotel and of the browser. */
async function setClock(page: Page, instant: string): Promise<void> {
  await page.request.post('/__test/clock', { data: JSON.stringify({ now: instant }) });
  await page.clock.setFixedTime(new Date(instant));
}

const cancelHere = async (guest: Guest) => {
  const { t } = guest.words;
  await click(guest.button(t('reservation.cancel.open')));
  const dialog = guest.page.getByRole('dialog');
  await expect(dialog).toContainText(t('reservation.cancel.terms'));
  await click(dialog.getByRole('button', { name: t('reservation.cancel.confirm') }));
};

for (const [zone, timezoneId] of ['Europe/Helsinki', 'America/New_York', 'Pacific/Auckland'].entries()) {
  test.describe(`the cancel clock, with a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });
    // Whichever API a booking comes from, its clock is the hotel’s.
    const titleEnd = timezoneId === 'Europe/Helsinki' ? '' : ` ${SHARED}`;

    // On the last Sunday of March the hotel’s clock goes forward: 18:00 there is 15:00 UTC, and was 16:00 the day before.
    const days = [
      ['a day like others', shortStay, '2026-12-01T15:59:00Z', '2026-12-01T16:01:00Z'],
      [
        'the day the clocks change',
        { ...shortStay, from: '2027-03-28', to: '2027-03-29' },
        '2027-03-28T14:59:00Z',
        '2027-03-28T15:01:00Z',
      ],
    ] as const;
    for (const [name, stay, before, after] of inTurn(days, zone + 1)) {
      test(`cancels at 17:59 of the hotel’s clock and refuses at 18:01, on ${name}${titleEnd}`, async ({
        page,
        ledger,
      }) => {
        const guest = new Guest(page, 'en');
        const { t } = guest.words;
        await guest.book(stay);
        await click(page.getByRole('link', { name: t('reservation.link.open') }));
        await guest.button(t('reservation.cancel.open')).waitFor();
        // The page was opened in time, and the guest answers too late.
        await setClock(page, after);
        await cancelHere(guest);
        await expect(page.locator('[data-failure="option.TOO_LATE"]')).toBeVisible();
        await click(page.getByRole('dialog').getByRole('button', { name: t('reservation.cancel.keep') }));
        await askNotNow(guest);
        await expect(page.locator('[data-option-words="TOO_LATE"]').first()).toBeVisible();
        await expect(guest.button(t('reservation.cancel.open'))).toHaveCount(0);

        await setClock(page, before);
        await page.reload();
        await cancelHere(guest);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('reservation.confirmation.cancelled'));
        await expect(page.getByText(t('reservation.cancel.receipt.title'))).toBeVisible();
        const receipt = page.getByRole('main');
        await expect(receipt).toContainText(t('reservation.cancel.way.CARD'));
        await expect(receipt).toContainText('17:59');
        expect((await ledger()).bookings.map(({ state }) => state)).toEqual(['CANCELLED']);
      });
    }
  });
}

const firstWords = [
  ['prepaid', 'optionIssues.NON_CANCELLABLE'],
  ['firstOfTrip', 'reservation.itinerary.title'],
  ['past1', 'reservation.options.over.PAST_STAY'],
  ['unclassified', 'reservation.source.UNCLASSIFIED.title'],
  ['refunded', 'reservation.cancel.receipt.title'],
] as const;

for (const [name, text] of inTurn(firstWords, 2, 3)) {
  test(`a booking that is ${name} says so first`, async ({ page }) => {
    const guest = new Guest(page, 'en');
    const { keyOf } = await giveStays(page);
    await openByLink(guest, keyOf(name));
    if (text.startsWith('optionIssues')) await askNotNow(guest);
    await expect(page.getByText(guest.words.t(text)).first()).toBeVisible();
    await expect(guest.button(guest.words.t('reservation.cancel.open'))).toHaveCount(0);
  });
}

test('on a phone, how a booking stands comes before the picture of its hotel, which is fetched once', async ({
  page,
}) => {
  const guest = new Guest(page, 'sv');
  const { keyOf } = await giveStays(page);
  const fetched: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/images/hotels/')) fetched.push(sent.url());
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await openByLink(guest, keyOf('upcoming'));
  const standing = page.getByRole('heading', { name: guest.words.t('reservation.status.title') });
  await expect(standing).toBeInViewport();
  const picture = page.getByRole('main').locator('img:visible[src*="/images/hotels/"]');
  await expect(picture).toHaveCount(1);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await picture.evaluate((image) => image.getBoundingClientRect().top)).toBeGreaterThan(
    await standing.evaluate((heading) => heading.getBoundingClientRect().bottom),
  );
  expect(fetched).toHaveLength(1);
});
