import type { Request } from '@playwright/test';
import { brandNames } from '../../src/config/brands';
import { locales } from '../../src/i18n/locales';
import { pathOf } from '../../src/routes/routes';
import { choose, click, tick } from '../support/click';
import { Guest } from '../support/guest';
import { inTurn } from '../support/inTurn';
import { expect, test } from '../support/site';
import {
  addPhone,
  ARRIVAL,
  companion,
  fillNotice,
  leaveNotice,
  openGivenStay,
  openStayPage,
  readStay,
  roomOf,
  sendNotice,
  setTime,
  traveller,
} from '../support/stayPages';
import { giveStays, openByLink } from '../support/stays';

const MORNING_OF_LEAVING = '2026-11-04T09:30:00+02:00';

const isQuery = (call: Request): boolean => /Query$/.test(call.postDataJSON()?.operationName ?? '');

for (const locale of inTurn(locales, 1)) {
  test(`a guest arrives, opens the door, pays the bill and leaves (${locale})`, async ({ page, complaints }) => {
    test.setTimeout(120_000);
    const guest = new Guest(page, locale);
    const { t } = guest.words;
    const { keyOf, lastName } = await giveStays(page);
    const key = keyOf('arriving');

    // From the page of the reservation, before it is time.
    await openByLink(guest, key);
    await page.getByText(t('reservation.contact.title')).waitFor();
    await setTime(page, ARRIVAL);
    await openStayPage(guest, 'checkIn', key);
    await expect(page.getByText(t('onlineStay.checkIn.noticesFirst'))).toBeVisible();
    await leaveNotice(guest);
    await click(guest.button(t('onlineStay.checkIn.act')));
    await page.getByText(t('onlineStay.checkIn.done')).waitFor();
    const room = await roomOf(page, key);
    await expect(page.getByText(t('onlineStay.checkIn.room', { room }))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    // A key for the phone, once it has answered.
    const phone = await addPhone(guest, key, 'Luuri');
    const makeKey = page.getByRole('button', { name: t('onlineStay.keys.phone.make', { room, name: 'Luuri' }) });
    const loadedAgain = page.waitForResponse((answer) => isQuery(answer.request()));
    await click(makeKey);
    await expect(page.getByText(t('errors.mobileKey.MOBILE_KEY_DEVICE_NOT_ACTIVE.title'))).toBeVisible();
    await loadedAgain;
    await page.request.post(`/phone/${phone}`);
    await click(page.getByRole('button', { name: t('onlineStay.keys.phone.check') }));
    await expect(page.getByText(t('onlineStay.keys.phone.active'), { exact: true })).toBeVisible();
    await expect(page.getByRole('list').filter({ hasText: 'Luuri' })).toBeFocused();
    await click(makeKey);
    await expect(page.getByRole('status').filter({ hasText: 'Luuri' })).toBeVisible();
    const [made] = (await readStay(page, key)).mobileKeys;
    const door = `/door/${made?.id ?? ''}`;
    expect((await page.request.post(door, { form: { room } })).status()).toBe(200);
    expect((await page.request.post(door, { form: { room: `${room}1` } })).status()).toBe(403);

    // A card from the kiosk.
    await click(page.getByRole('button', { name: t('onlineStay.keys.card.make', { room }) }));
    const code = (await page.locator('[data-card-code]').textContent()) ?? '';
    await expect(page.getByRole('img', { name: t('onlineStay.keys.card.picture', { code }) })).toBeVisible();
    const atKiosk = () => page.request.post('/kiosk', { form: { code } });
    expect((await atKiosk()).status()).toBe(200);
    expect((await atKiosk()).status()).toBe(403);

    // The desk puts something on the bill, which is open on the day of leaving.
    const form = { bookingNumber: key.bookingNumber, lastName, act: 'charge', item: 'MINIBAR', room: '0' };
    expect((await page.request.post('/desk', { form })).status()).toBe(200);
    await setTime(page, MORNING_OF_LEAVING);
    await openByLink(guest, key);
    await page.getByText(t('reservation.contact.title')).waitFor();
    await openStayPage(guest, 'checkOut', key);
    await expect(page.getByRole('row', { name: /^Minib/ })).toBeVisible();
    await expect(page.locator('[data-option-words="OUTSTANDING_BALANCE"]')).toBeVisible();
    await expect(guest.button(t('onlineStay.checkOut.act'))).toHaveCount(0);
    await tick(guest.payByCard());
    await click(page.getByRole('main').locator('form button[type=submit]'));
    // The payment page speaks the language that the stay was booked in. What secured the arrival pays no minibar.
    await click(page.locator('button[value="decline"]'));
    await expect(page.getByText(t('errors.payment.REFUSED_BY_ISSUER.title'))).toBeVisible();
    await click(guest.button(t('payment.notPaid.again')));
    await click(page.locator('button[value="pay"]'));
    await guest.confirmation();

    await openStayPage(guest, 'checkOut', key);
    await click(guest.button(t('onlineStay.checkOut.act')));
    await expect(page.getByText(t('onlineStay.checkOut.done'))).toBeVisible();
    await expect(guest.button(t('onlineStay.checkOut.print'))).toBeVisible();
    expect((await page.request.post(door, { form: { room } })).status()).toBe(403);
    expect(complaints).toEqual([]);
  });
}

test('the page of a reservation leads to the notice early, and to each page in its time', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { t } = guest.words;
  const { keyOf } = await giveStays(page);
  await openByLink(guest, keyOf('upcoming'));
  await click(page.getByRole('link', { name: t('reservation.options.act.notice') }));
  await page.waitForURL(`**${pathOf('checkIn', 'en')}`);
  // The hotel's own theme, and from when, before the form.
  await expect(page.getByRole('banner')).toContainText(brandNames.original);
  const opens = new RegExp(t('onlineStay.checkIn.opens', { time: '.+' }));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(opens);
  await expect(page.getByText(t('onlineStay.checkIn.formNow'))).toBeVisible();
  await leaveNotice(guest);
  await expect(page.getByText(opens)).toBeVisible();
  await expect(page.getByText(t('onlineStay.checkIn.formNow'))).toHaveCount(0);
  await click(page.getByRole('link', { name: t('onlineStay.back') }));
  await page.waitForURL(`**${pathOf('reservation', 'en')}`);

  await openByLink(guest, keyOf('inHouse'));
  await click(page.getByRole('link', { name: t('reservation.options.act.keys') }).first());
  await expect(page.getByRole('heading', { name: t('onlineStay.keys.phone.title') })).toBeVisible();
});

test('a phone that was lost opens no door any more', async ({ page }) => {
  const guest = new Guest(page, 'sv');
  const { t } = guest.words;
  const key = await openGivenStay(guest, 'checkIn', 'inHouse');
  const phone = await addPhone(guest, key, 'Luuri');
  await page.request.post(`/phone/${phone}`);
  const room = await roomOf(page, key);
  await click(page.getByRole('button', { name: t('onlineStay.keys.phone.make', { room, name: 'Luuri' }) }));
  await expect(page.getByRole('status').filter({ hasText: 'Luuri' })).toBeVisible();
  const door = `/door/${(await readStay(page, key)).mobileKeys[0]?.id ?? ''}`;
  expect((await page.request.post(door, { form: { room } })).status()).toBe(200);
  await click(page.getByRole('button', { name: t('onlineStay.keys.phone.remove', { name: 'Luuri' }) }));
  await expect(page.getByText(t('onlineStay.keys.phone.none'))).toBeVisible();
  expect((await page.request.post(door, { form: { room } })).status()).toBe(403);
});

test.describe('with every service allowed', () => {
  test.use({ answer: 'all' });

  test('what is typed into a passenger notice is in one call and nowhere else', async ({ page, context }) => {
    const values = [traveller.birthDate, traveller.documentNumber, ...Object.values(companion)];
    const sent: string[] = [];
    const addresses: string[] = [];
    const said: string[] = [];
    context.on('request', (request) => {
      addresses.push(request.url());
      sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`);
    });
    page.on('console', (message) => said.push(message.text()));
    const logged: unknown[] = [];
    const levels = ['log', 'info', 'warn', 'error', 'debug'] as const;
    const originals = levels.map((level) => [level, console[level]] as const);
    for (const level of levels) console[level] = (...parts: unknown[]) => void logged.push(...parts);

    const guest = new Guest(page, 'en');
    try {
      await openGivenStay(guest, 'checkIn', 'arriving');
      await page.locator('[id="room0.birthDate"]').waitFor();
      await fillNotice(guest);
      const whileTyping = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(values.filter((value) => whileTyping.includes(value))).toEqual([]);
      const answer = page.waitForResponse((each) => (each.request().postData() ?? '').includes('savePassengerNotices'));
      await sendNotice(guest);
      expect(await (await answer).json()).toEqual({
        data: { savePassengerNotices: { saved: true, issueReason: null } },
      });
      await page.getByText(guest.words.t('onlineStay.notice.saved', { number: 1 })).waitFor();
      // An error of the page, which is reported.
      await page.evaluate(() =>
        setTimeout(() => {
          throw new Error('an error after the notice');
        }),
      );
      await page.reload();
      await page.getByText(guest.words.t('onlineStay.notice.saved', { number: 1 })).waitFor();
    } finally {
      for (const [level, original] of originals) console[level] = original;
    }

    const found = (text: string) => values.filter((value) => text.includes(value));
    const carrying = sent.filter((text) => found(text).length > 0);
    expect(carrying).toHaveLength(1);
    expect(carrying[0]).toContain('savePassengerNotices');
    expect(found(addresses.join(' '))).toEqual([]);
    expect(found(said.join(' '))).toEqual([]);
    expect(found(JSON.stringify(logged.map(String)))).toEqual([]);
    const stored = await page.evaluate(async () => {
      const databases = (await indexedDB.databases?.()) ?? [];
      return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, history.state, document.cookie]);
    });
    expect(found(stored)).toEqual([]);
    expect(found(JSON.stringify(await context.cookies()))).toEqual([]);
    expect(found(await page.content())).toEqual([]);
  });
});

test('the fields of a notice are neither suggested nor recorded', async ({ page }) => {
  const guest = new Guest(page, 'fi');
  await openGivenStay(guest, 'checkIn', 'arriving');
  await click(page.getByRole('button', { name: guest.words.t('onlineStay.notice.add') }));
  await choose(page.locator('[id="room0.nationality"]'), 'EE');
  const fields = page.locator('form :is(input, select)[name]:not(#phoneName)');
  // Seven of the traveller, and three of the companion.
  await expect(fields).toHaveCount(10);
  await expect(page.locator('form :is(input, select)[autocomplete="off"][data-sentry-mask]')).toHaveCount(10);
});
