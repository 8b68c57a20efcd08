import type { Page } from '@playwright/test';
import type { BookingKey } from '../../src/domain/reservation/bookingKey';
import { pathOf } from '../../src/routes/routes';
import { choose, click } from './click';
import type { Guest } from './guest';
import { giveStays } from './stays';

/** What a traveller types into a passenger notice, and what nobody else may keep. */
export const traveller = {
  birthDate: '1984-02-29',
  nationality: 'EE',
  documentNumber: 'KD1234567',
  arrivesFrom: 'LV',
} as const;
export const companion = { firstName: 'Villem', lastName: 'Kask', birthDate: '2015-06-01' } as const;

/** Sets the time of the hotel and of the browser. */
export async function setTime(page: Page, now: string): Promise<void> {
  await page.request.post('/__test/clock', { data: JSON.stringify({ now }) });
  await page.clock.setFixedTime(new Date(now));
}

/** Opens the page for arriving or leaving by a link with the key, as from the page of the reservation. */
export async function openStayPage(
  { page, locale }: Guest,
  name: 'checkIn' | 'checkOut',
  key: BookingKey,
): Promise<void> {
  await page.goto('/robots.txt');
  const fragment = new URLSearchParams({ id: key.bookingNumber, hash: key.bookingHash }).toString();
  await page.goto(`${pathOf(name, locale)}#${fragment}`);
}

/** Opens that page of one of the given stays. */
export async function openGivenStay(guest: Guest, name: 'checkIn' | 'checkOut', stay: string): Promise<BookingKey> {
  const { keyOf } = await giveStays(guest.page);
  await openStayPage(guest, name, keyOf(stay));
  return keyOf(stay);
}

/** Fills in the notice of the first room. */
export async function fillNotice({ page, words }: Guest, withCompanion = true): Promise<void> {
  for (const [field, value] of Object.entries(traveller)) {
    const control = page.locator(`[id="room0.${field}"]`);
    if (field === 'nationality' || field === 'arrivesFrom') await choose(control, value);
    else await control.fill(value);
  }
  if (!withCompanion) return;
  await click(page.getByRole('button', { name: words.t('onlineStay.notice.add') }));
  for (const [field, value] of Object.entries(companion)) {
    await page.locator(`[id="room0.companions.0.${field}"]`).fill(value);
  }
}

export const sendNotice = (guest: Guest) => click(guest.button(guest.words.t('onlineStay.notice.save')));

/** Fills in and sends the notice, and waits until the hotel has it. */
export async function leaveNotice(guest: Guest): Promise<void> {
  await guest.page.locator('[id="room0.birthDate"]').waitFor();
  await fillNotice(guest, false);
  await sendNotice(guest);
  await guest.page.getByText(guest.words.t('onlineStay.notice.saved', { number: 1 })).waitFor();
}

export const ARRIVAL = '2026-11-02T15:30:00+02:00';

/** A guest who has just checked in, on the page with the keys; the number of their room. */
export async function openCheckedIn(guest: Guest): Promise<{ readonly key: BookingKey; readonly room: string }> {
  await setTime(guest.page, ARRIVAL);
  const key = await openGivenStay(guest, 'checkIn', 'arriving');
  await leaveNotice(guest);
  await click(guest.button(guest.words.t('onlineStay.checkIn.act')));
  await guest.page.getByText(guest.words.t('onlineStay.checkIn.done')).waitFor();
  return { key, room: await roomOf(guest.page, key) };
}

/** The number of the first room of a stay that has begun. */
export async function roomOf(page: Page, key: BookingKey): Promise<string> {
  return (await readStay(page, key)).roomNumbers[0] ?? '';
}

/** Adds a phone by its name; resolves to its id at the harness. */
export async function addPhone({ page, words }: Guest, key: BookingKey, name: string): Promise<string> {
  await page.locator('#phoneName').fill(name);
  await click(page.getByRole('button', { name: words.t('onlineStay.keys.phone.add') }));
  await page.getByText(words.t('onlineStay.keys.phone.waiting')).waitFor();
  const stay = await readStay(page, key);
  return stay.devices.at(-1)?.id ?? '';
}

interface ReadStay {
  readonly roomNumbers: readonly string[];
  readonly devices: readonly { readonly id: string }[];
  readonly mobileKeys: readonly { readonly id: string; readonly roomNumber: string }[];
}

/** What the phone itself knows: the harness has no app. */
export async function readStay(page: Page, { bookingNumber, bookingHash }: BookingKey): Promise<ReadStay> {
  const query = `{ reservation(locale: fi_FI, id: "${bookingNumber}", reservationHash: "${bookingHash}") {
    id locale stay { roomNumbers devices { id } mobileKeys { id roomNumber } } } }`;
  const answer = await page.request.post('/graphql', { data: { query } });
  const { data } = (await answer.json()) as { readonly data: { readonly reservation: { readonly stay: ReadStay } } };
  return data.reservation.stay;
}

/** Pays what is left of a stay without the site, so that a test can begin at the end of the bill. */
export async function payOpen(page: Page, { bookingNumber, bookingHash }: BookingKey): Promise<void> {
  const query = `mutation { initReservationPayment(input: { reservationId: "${bookingNumber}",
    reservationHash: "${bookingHash}", paymentType: PAYMENT, flow: WEB_TERMINAL, method: CARD, card: Visa,
    returnUrl: "/" }) { payment { url } } }`;
  const answer = await page.request.post('/graphql', { data: { query } });
  const { data } = (await answer.json()) as {
    readonly data: { readonly initReservationPayment: { readonly payment: { readonly url: string } } };
  };
  await page.request.post(data.initReservationPayment.payment.url, { form: { act: 'pay' }, maxRedirects: 0 });
}

/** A guest whose bill is paid, on the page for leaving. */
export async function openPaidUp(guest: Guest): Promise<void> {
  const { keyOf } = await giveStays(guest.page);
  await payOpen(guest.page, keyOf('leaving'));
  await openStayPage(guest, 'checkOut', keyOf('leaving'));
  await guest.button(guest.words.t('onlineStay.checkOut.act')).waitFor();
}
