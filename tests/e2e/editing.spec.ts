import { locales } from '../../src/i18n/locales';
import { pathOf } from '../../src/routes/routes';
import { click, clickInPlace } from '../support/click';
import { changeDates, confirmButton, openChange } from '../support/editing';
import { Guest } from '../support/guest';
import { inTurn } from '../support/inTurn';
import { press, tabTo } from '../support/keyboard';
import { obstacles } from '../support/obstacles';
import { expect, test } from '../support/site';

const breakfast = { extraServiceId: 'BREAKFAST', quantity: 1, price: 36 } as const;

/** The page's heading says that the change is made, and has the focus. */
async function expectChanged(guest: Guest, title: 'inPart' | 'title' = 'title'): Promise<void> {
  const heading = guest.page.getByRole('heading', { level: 1, name: guest.words.t(`editing.result.${title}`) });
  await expect(heading).toBeFocused();
}

const summary = ({ page, words }: Guest) => page.getByRole('region', { name: words.t('editing.summary.title') });

const seeBooking = async (guest: Guest) => {
  await click(guest.page.getByRole('link', { name: guest.words.t('editing.result.see') }));
  await guest.page.waitForURL(`**${pathOf('reservation', guest.locale)}`);
};

test.describe('changing the dates', () => {
  for (const locale of inTurn(locales, 2)) {
    test(`fewer nights cost less, line by line (${locale})`, async ({ page, ledger }) => {
      const guest = new Guest(page, locale);
      const { t } = guest.words;
      await openChange(guest);
      await expect(page).toHaveURL(new RegExp(`${pathOf('editReservation', locale)}$`));
      await expect(summary(guest)).toContainText(t('editing.summary.nothing'));
      await changeDates(guest, '2026-12-01', '2026-12-02');
      const table = summary(guest).getByRole('table', { name: t('editing.summary.price') });
      await expect(table).toContainText('→ –');
      await expect(confirmButton(guest)).toContainText(
        t('editing.confirm.cheaper', { amount: '@' }).split('@')[1] ?? '',
      );
      expect((await ledger()).bookings).toMatchObject([{ arrival: '2026-12-01' }]);
      await click(confirmButton(guest));
      await expectChanged(guest);
      await expect(page.getByRole('main')).toContainText(
        guest.words.format.dateRange({ startDate: '2026-12-01', endDate: '2026-12-02' }),
      );
      await seeBooking(guest);
      await expect(page.getByRole('main')).toContainText(
        guest.words.format.dateRange({ startDate: '2026-12-01', endDate: '2026-12-02' }),
      );
    });

    test(`later and more nights cost more (${locale})`, async ({ page, ledger }) => {
      const guest = new Guest(page, locale);
      const { t } = guest.words;
      await openChange(guest);
      await changeDates(guest, '2026-12-02', '2026-12-05');
      const more = t('editing.confirm.dearer', { amount: '@' }).split('@')[0] ?? '';
      await expect(confirmButton(guest)).toContainText(more);
      await click(confirmButton(guest));
      await expectChanged(guest);
      expect((await ledger()).bookings).toMatchObject([{ arrival: '2026-12-02', state: 'BOOKED' }]);
    });
  }
});

test('the booking’s page says once what was changed since it was last shown', async ({ page }) => {
  const guest = new Guest(page, 'sv');
  const { t, format } = guest.words;
  const key = await openChange(guest);
  // The heading stands before the booking is loaded, and its state does not.
  const loaded = page.getByText(t('reservation.status.title'));
  const notice = page.getByText(t('reservation.since.title'));
  const named = new URLSearchParams({ id: key.id, hash: key.reservationHash }).toString();
  await page.goto(`${pathOf('reservation', 'sv')}#${named}`);
  await loaded.waitFor();
  await expect(notice).toHaveCount(0);
  await page.goto(pathOf('editReservation', 'sv'));
  await changeDates(guest, '2026-12-01', '2026-12-02');
  await click(confirmButton(guest));
  await expectChanged(guest);
  await seeBooking(guest);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('main').locator('del').first()).toHaveText(
    format.dateRange({ startDate: '2026-12-01', endDate: '2026-12-03' }),
  );
  await page.reload();
  await loaded.waitFor();
  await expect(notice).toHaveCount(0);
});

test('another room type at another rate', async ({ page, ledger }) => {
  const guest = new Guest(page, 'sv');
  const { t } = guest.words;
  await openChange(guest);
  await click(guest.button(t('editing.open.room', { number: 1 })));
  await expect(page.locator(':focus')).toContainText(t('editing.chooseType', { number: 1 }));
  await click(guest.rooms().last());
  await click(guest.button(t('chooseRate.next')));
  await expect(guest.button(t('editing.open.room', { number: 1 }))).toBeFocused();
  await click(confirmButton(guest));
  await expectChanged(guest);
  const [booking] = (await ledger()).bookings;
  expect(booking?.roomType).not.toMatch(/STT$/);
});

test('rooms are asked for as a change, in the role of the membership that the booking has', async ({ page }) => {
  const guest = new Guest(page, 'fi');
  const calls: { readonly body: string; readonly profile: string | undefined }[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (/useHotelOffersV1Query|useEditReservationV1Mutation/.test(body)) {
      calls.push({ body, profile: request.headers()['x-customer-profile'] });
    }
  });
  const key = await openChange(guest, {
    type: 'ASOM',
    member: { customer: 'asom', type: 'ASOM', number: '8001001' },
  });
  await click(guest.button(guest.words.t('editing.open.contact')));
  await page.locator('#email').fill('uusi@guest.example');
  await click(guest.button(guest.words.t('editing.contactDone')));
  await click(confirmButton(guest));
  await expectChanged(guest);
  const [asked] = calls.filter(({ body }) => body.includes('useHotelOffersV1Query'));
  const { variables } = JSON.parse(asked?.body ?? '{}') as { readonly variables: unknown };
  expect(variables).toMatchObject({ editing: true, criteria: { editedReservation: key }, memberships: ['ASOM'] });
  expect(new Set(calls.map(({ profile }) => profile))).toEqual(new Set(['PRIVATE']));
});

test('extras are added and removed, and the rooms cannot be changed while there are any', async ({ page, ledger }) => {
  const guest = new Guest(page, 'fi');
  const { t } = guest.words;
  await openChange(guest, { extras: [breakfast] });
  await expect(page.getByText(t('optionIssues.EXISTING_EXTRA_SERVICES'))).toBeVisible();
  await expect(guest.button(t('editing.open.room', { number: 1 }))).toHaveCount(0);
  await click(guest.button(t('editing.open.extras', { number: 1 })));
  await click(page.getByRole('button', { name: new RegExp(`^${t('chooseExtras.remove')}`) }).first());
  await click(guest.addExtra().nth(1));
  await click(guest.button(t('editing.done')));
  await expect(guest.button(t('editing.open.extras', { number: 1 }))).toBeFocused();
  await click(confirmButton(guest));
  await expectChanged(guest);
  expect((await ledger()).bookings).toMatchObject([{ extras: 1 }]);
});

test('contact details are changed, are there after a reload, and are not kept once they are sent', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await openChange(guest);
  await click(guest.button(t('editing.open.contact')));
  await expect(page.locator('#email')).toHaveValue('maija@guest.example');
  await page.locator('#email').fill('maija');
  await click(guest.button(t('editing.contactDone')));
  await expect(page.getByText(t('contactDetails.problems'))).toBeVisible();
  await page.locator('#email').fill('maija.uusi@guest.example');
  await click(guest.button(t('editing.contactDone')));
  await expect(summary(guest)).toContainText('maija.uusi@guest.example');
  const kept = (place: 'localStorage' | 'sessionStorage') =>
    page.evaluate((name) => JSON.stringify({ ...window[name] }), place);
  expect(await kept('localStorage')).not.toMatch(/maija|Mäkinen/);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(summary(guest)).toContainText('maija.uusi@guest.example');
  await click(confirmButton(guest));
  await expectChanged(guest);
  expect(await kept('localStorage')).not.toMatch(/maija|Mäkinen/);
  expect(await kept('sessionStorage')).not.toMatch(/maija|Mäkinen/);
  await seeBooking(guest);
  await expect(page.getByRole('main')).toContainText('maija.uusi@guest.example');
});

test('each tab has its own change, and one that another tab made is shown before confirming', async ({
  page,
  context,
  ledger,
}) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await openChange(guest);
  await changeDates(guest, '2026-12-01', '2026-12-02');
  const { bookingNumber, bookingHash } = JSON.parse(
    (await page.evaluate(() => sessionStorage.getItem('sarastus.openReservation'))) ?? '{}',
  ) as Record<string, string>;
  const other = new Guest(await context.newPage(), 'en');
  await other.page.goto(`${pathOf('editReservation', 'en')}#id=${bookingNumber}&hash=${bookingHash}`);
  await expect(summary(other)).toContainText(t('editing.summary.nothing'));
  await changeDates(other, '2026-12-02', '2026-12-05');
  await click(confirmButton(other));
  await expectChanged(other);
  await page.bringToFront();
  await click(confirmButton(guest));
  const newer = summary(guest).getByText(t('editing.newer.title'));
  await expect(newer).toBeVisible();
  await expect(confirmButton(guest)).toHaveCount(0);
  expect((await ledger()).bookings).toMatchObject([{ arrival: '2026-12-02' }]);
  await click(guest.button(t('editing.newer.goOn')));
  await expect(newer).toHaveCount(0);
  await click(confirmButton(guest));
  await expectChanged(guest);
  expect((await ledger()).bookings).toMatchObject([{ arrival: '2026-12-01' }]);
});

test.describe('leaving with changes', () => {
  test('a link asks first: staying keeps the changes and the focus, leaving drops them', async ({ page }) => {
    const guest = new Guest(page, 'fi');
    const { t } = guest.words;
    await openChange(guest);
    const dialog = page.getByRole('dialog', { name: t('editing.exit.title') });
    const hotels = page.getByRole('banner').getByRole('link', { name: t('routes.hotels'), exact: true });
    await changeDates(guest, '2026-12-01', '2026-12-02');
    await expect(confirmButton(guest)).toBeVisible();
    await hotels.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await click(dialog.getByRole('button', { name: t('editing.exit.stay') }));
    await expect(hotels).toBeFocused();
    await expect(confirmButton(guest)).toBeVisible();
    await click(hotels);
    await click(dialog.getByRole('button', { name: t('editing.exit.leave') }));
    await page.waitForURL(`**${pathOf('hotels', 'fi')}`);
    await page.goto(pathOf('editReservation', 'fi'));
    await expect(summary(guest)).toContainText(t('editing.summary.nothing'));
  });

  test('nothing is asked while nothing was changed', async ({ page }) => {
    const guest = new Guest(page, 'sv');
    await openChange(guest);
    await click(page.getByRole('banner').getByRole('link', { name: guest.words.t('routes.hotels'), exact: true }));
    await page.waitForURL(`**${pathOf('hotels', 'sv')}`);
  });

  test('going back asks first, and the address stays that of the page', async ({ page }) => {
    const guest = new Guest(page, 'en');
    const { t } = guest.words;
    const key = await openChange(guest);
    // A page of the same visit before it.
    await page.goto(`${pathOf('reservation', 'en')}#id=${key.id}&hash=${key.reservationHash}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await click(page.getByRole('link', { name: t('reservation.options.act.modifyDates') }));
    await guest.button(t('editing.open.dates')).waitFor();
    await page.keyboard.press('Escape');
    await changeDates(guest, '2026-12-01', '2026-12-02');
    await expect(confirmButton(guest)).toBeVisible();
    const dialog = page.getByRole('dialog', { name: t('editing.exit.title') });
    await page.goBack();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(new RegExp(pathOf('editReservation', 'en')));
    await click(dialog.getByRole('button', { name: t('editing.exit.stay') }));
    await expect(dialog).toBeHidden();
    await expect(confirmButton(guest)).toBeVisible();
    await page.goBack();
    await click(dialog.getByRole('button', { name: t('editing.exit.leave') }));
    await page.waitForURL(`**${pathOf('reservation', 'en')}`);
    await expect(page.getByText(t('reservation.title')).first()).toBeVisible();
  });

  test('closing the tab asks in the browser’s words, and only with changes', async ({ page }) => {
    const guest = new Guest(page, 'et');
    await openChange(guest);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    await guest.button(guest.words.t('editing.open.dates')).waitFor();
    expect(asked).toEqual([]);
    await changeDates(guest, '2026-12-01', '2026-12-02');
    await expect(confirmButton(guest)).toBeVisible();
    await page.reload();
    await guest.button(guest.words.t('editing.open.dates')).waitFor();
    expect(asked).toEqual(['beforeunload']);
    // What was chosen is still there.
    await expect(confirmButton(guest)).toBeVisible();
  });
});

test.describe('when the change is not made as it was seen', () => {
  test('another price is shown line by line, and is confirmed or not', async ({ page, scenario, ledger }) => {
    const guest = new Guest(page, 'en');
    const { t } = guest.words;
    await openChange(guest);
    await changeDates(guest, '2026-12-01', '2026-12-04');
    const seen = await confirmButton(guest).innerText();
    await scenario('edit-price-change');
    await click(confirmButton(guest));
    await expect(page.getByText(t('errors.edit.PRICE_CHANGE.title'))).toBeVisible();
    await expect(page.getByText(t('editing.refused.nothing'))).toBeVisible();
    await expect(page.getByRole('table', { name: t('editing.refused.priceLines') })).toContainText('→');
    expect((await ledger()).bookings).toMatchObject([{ arrival: '2026-12-01' }]);
    await expect(confirmButton(guest)).not.toHaveText(seen);
    await click(confirmButton(guest));
    await expectChanged(guest);
  });

  test('a room that was sold meanwhile: nothing is changed, and another can be chosen', async ({
    page,
    scenario,
    ledger,
  }) => {
    const guest = new Guest(page, 'sv');
    const { t } = guest.words;
    await openChange(guest);
    await click(guest.button(t('editing.open.room', { number: 1 })));
    await click(guest.rooms().last());
    await click(guest.button(t('chooseRate.next')));
    await scenario('last-room-sold');
    await click(confirmButton(guest));
    await expect(page.getByText(t('errors.edit.ROOM_NOT_AVAILABLE.title'), { exact: true })).toBeVisible();
    expect((await ledger()).bookings[0]?.roomType).toMatch(/STT$/);
    await click(guest.button(t('errors.actions.chooseRoom')));
    await expect(page.locator(':focus')).toContainText(t('editing.chooseType', { number: 1 }));
    await click(guest.rooms().first());
    await click(guest.button(t('chooseRate.next')));
    await click(confirmButton(guest));
    await expectChanged(guest);
  });

  test('a change whose answer is lost, or does not come, is sent again with its key and made once', async ({
    page,
    scenario,
    ledger,
  }) => {
    const guest = new Guest(page, 'fi');
    const { t } = guest.words;
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('useEditReservationV1Mutation')) keys.push(request.headers()['idempotency-key']);
    });
    await openChange(guest);
    await changeDates(guest, '2026-12-02', '2026-12-04');
    await expect(confirmButton(guest)).toBeVisible();
    await scenario('server-error:editReservation');
    await click(confirmButton(guest));
    await expect(page.getByText(t('editing.unanswered.title'))).toBeVisible();
    // The tab is closed and opened again: what was wanted and its key are still there.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(confirmButton(guest)).toBeVisible();
    await scenario('lost-answer:editReservation');
    await click(confirmButton(guest));
    await expectChanged(guest);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    expect((await ledger()).bookings).toMatchObject([{ arrival: '2026-12-02' }]);
  });

  test('a change that is not answered is not sent again once another is wanted', async ({ page, scenario, ledger }) => {
    const guest = new Guest(page, 'sv');
    const { t } = guest.words;
    await openChange(guest);
    await changeDates(guest, '2026-12-02', '2026-12-04');
    await scenario('server-error:editReservation');
    await click(confirmButton(guest));
    const again = guest.button(t('editing.unanswered.send'));
    await expect(again).toBeVisible();
    await changeDates(guest, '2026-12-03', '2026-12-04');
    await expect(page.getByText(t('editing.unanswered.changed'))).toBeVisible();
    await expect(again).toHaveCount(0);
    await scenario('');
    const read = page.waitForRequest((request) => request.postData()?.includes('useReservationV1Query') ?? false);
    await click(confirmButton(guest));
    await read;
    await expectChanged(guest);
    expect((await ledger()).bookings).toMatchObject([{ arrival: '2026-12-03' }]);
  });

  test('a travel cot that could not be had: the rest is changed, and the guest is told whom to call', async ({
    page,
    scenario,
  }) => {
    const guest = new Guest(page, 'et');
    const { t } = guest.words;
    await openChange(guest, { childrenAges: [1] });
    await changeDates(guest, '2026-12-02', '2026-12-04');
    await expect(confirmButton(guest)).toBeVisible();
    await scenario('edit-reserve-travel-cot-failed');
    await click(confirmButton(guest));
    await expectChanged(guest, 'inPart');
    await expect(page.getByText(t('errors.edit.RESERVE_TRAVEL_COT_FAILED.title'))).toBeVisible();
    await expect(page.getByText(t('editing.result.rest'))).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
  });
});

test('the chain can switch changes off, part by part', async ({ page }) => {
  const served = await (await page.request.get('/api/appconfig')).json();
  const features = { ...served.features, CHANGE_DATES: false, CHANGE_ROOM_TYPE: false };
  await page.request.post('/__test/appconfig', { data: JSON.stringify({ features }) });
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  await openChange(guest, {}, guest.button(t('editing.open.extras', { number: 1 })));
  await expect(page.getByText(t('editing.switchedOff'))).toHaveCount(2);
  await expect(guest.button(t('editing.open.dates'))).toHaveCount(0);
  await expect(guest.button(t('editing.open.extras', { number: 1 }))).toBeVisible();
});

test('a whole change with the keyboard alone, dark and on a phone', async ({ page }) => {
  const guest = new Guest(page, 'sv');
  const { t } = guest.words;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openChange(guest);
  await press(page, guest.button(t('editing.open.dates')));
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.locator('#dates-to'));
  await page.keyboard.type('2026-12-04');
  await page.locator('#dates-to').fill('2026-12-04');
  await press(page, dialog.getByRole('button', { name: t('dates.use') }));
  await expect(guest.button(t('editing.open.dates'))).toBeFocused();
  await press(page, guest.button(t('editing.open.extras', { number: 1 })));
  await press(page, guest.addExtra().first());
  await press(page, guest.button(t('editing.done')));
  await press(page, confirmButton(guest));
  await expectChanged(guest);
});

const windows = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

for (const [place, viewport] of windows.entries()) {
  test(`what is changed, what it comes to and the button are on the first screen, at ${viewport.width} x ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const locale of inTurn(locales, place)) {
      const guest = new Guest(page, locale);
      await openChange(guest);
      await changeDates(guest, '2026-12-02', '2026-12-05');
      const confirm = confirmButton(guest);
      const days = guest.words.format.dateRange({ startDate: '2026-12-02', endDate: '2026-12-05' });
      const change = page.locator('[data-bottom-bar]').getByText(/\d.*€.*→.*\d.*€|€\d.*→.*€\d/);
      const shown = [page.locator('strong').filter({ hasText: days }), change, confirm];
      await expect(async () => expect((await Promise.all(shown.map(obstacles))).flat()).toEqual([])).toPass();
      // They stay while the page is scrolled.
      await page.evaluate(() => scrollTo(0, innerHeight / 2));
      expect(await obstacles(confirm), locale).toEqual([]);
    }
  });
}

test('what a press on a phone brings is in sight, however far from the button it stands', async ({
  page,
  scenario,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const guest = new Guest(page, 'fi');
  await openChange(guest);
  await changeDates(guest, '2026-12-02', '2026-12-05');
  await confirmButton(guest).waitFor();
  await scenario('server-error:editReservation');
  await page.evaluate(() => scrollTo(0, 0));
  await clickInPlace(confirmButton(guest));
  const notice = summary(guest).locator('[data-notice]').first();
  await notice.waitFor();
  await expect(async () => expect(await obstacles(notice.locator('strong').first())).toEqual([])).toPass();
});
