import type { Locator } from '@playwright/test';
import { reserved, rateOf, reservationOf } from '../../contracts/http/testGuestV1';
import type { ReservationKey } from '../../contracts/http/testGuestV1';
import { signedIn } from '../../contracts/http/testGuest';
import type { TestWorld } from '../../contracts/http/testGuest';
import { pathOf } from '../../src/routes/routes';
import { click } from './click';
import type { Guest } from './guest';

/** A reservation to change: by default two adults in a twin room for two nights from the first of December. */
interface Wanted {
  readonly code?: string;
  readonly type?: string;
  readonly extras?: readonly { readonly extraServiceId: string; readonly quantity: number; readonly price: number }[];
  readonly childrenAges?: readonly number[];
  /** Made by a customer with this membership, at its rate. */
  readonly member?: { readonly customer: string; readonly type: string; readonly number: string };
}

/** Makes a reservation, paid at the hotel, without going through the steps. */
export async function makeReservation(world: Pick<TestWorld, 'address'>, wanted: Wanted = {}): Promise<ReservationKey> {
  const { code = 'STT', type = 'WEBBAR', extras = [], childrenAges = [], member } = wanted;
  const asked = { rooms: [{ adults: 2, childrenAges }] };
  const where = world as TestWorld;
  const headers = member ? await signedIn(where, member.customer) : {};
  const offer = await rateOf(where, code, type, headers, asked, { types: member ? [member.type] : [] });
  const services = extras.map(({ extraServiceId, quantity }) => ({ extraServiceId, quantity }));
  const babies = childrenAges.filter((age) => age <= 2).length;
  const order = reservationOf(offer, 'NONE', { childrenAges, cribSelection: babies, extraServices: services });
  const ofExtras = extras.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const total = { value: Number(order.totalPrice.value) + ofExtras, currency: 'EUR' };
  const membership = member ? { membershipType: member.type, membershipNumber: member.number } : {};
  return reserved(where, { ...order, ...membership, totalPrice: total }, headers);
}

/** Where the harness of a guest answers. */
const worldOf = async ({ page }: Guest) => ({
  address: new URL((await page.request.get('/robots.txt')).url()).origin,
});

const keyOf = ({ id, reservationHash }: ReservationKey) =>
  `#${new URLSearchParams({ id, hash: reservationHash }).toString()}`;

/** Makes a reservation and opens the page that changes it. */
export async function openChange(
  guest: Guest,
  wanted: Wanted = {},
  landmark: Locator = guest.button(guest.words.t('editing.open.dates')),
): Promise<ReservationKey> {
  const key = await makeReservation(await worldOf(guest), wanted);
  await guest.page.goto(`${pathOf('editReservation', guest.locale)}${keyOf(key)}`);
  await landmark.waitFor();
  return key;
}

/** Chooses other dates in the calendar's dialog. */
export async function changeDates(guest: Guest, from: string, to: string): Promise<void> {
  const { page, words } = guest;
  await click(guest.button(words.t('editing.open.dates')));
  await page.locator('#dates-from').fill(from);
  await page.locator('#dates-to').fill(to);
  await click(guest.button(words.t('dates.use')));
}

/** The button that confirms the change, once the price is known. */
export const confirmButton = ({ page, words }: Guest) => {
  const labels = (['dearer', 'cheaper', 'same'] as const).map((kind) =>
    words.t(`editing.confirm.${kind}`, { amount: '@' }).split('@')[0]?.trim(),
  );
  return page.getByRole('button', { name: new RegExp(`^(${labels.join('|')})`) });
};
