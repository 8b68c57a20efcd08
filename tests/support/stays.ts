import type { Page } from '@playwright/test';
import type { BookingKey } from '../../src/domain/reservation/bookingKey';
import { pathOf } from '../../src/routes/routes';
import { click } from './click';
import type { Guest } from './guest';

export interface GivenStays {
  readonly lastName: string;
  readonly keyOf: (name: string) => BookingKey;
}

/** Gives a customer of the harness a history of stays. */
export async function giveStays(page: Page, customer = 'none'): Promise<GivenStays> {
  const answer = await page.request.post('/__test/stays', { data: JSON.stringify({ customer }) });
  const { lastName, stays } = (await answer.json()) as {
    readonly lastName: string;
    readonly stays: Readonly<Record<string, { readonly number: string; readonly hash: string }>>;
  };
  return {
    lastName,
    keyOf: (name) => {
      const stay = stays[name];
      if (!stay) throw new Error(`There is no stay ${name}`);
      return { bookingNumber: stay.number, bookingHash: stay.hash };
    },
  };
}

/** Opens a booking by its link, as from an e-mail. */
export async function openByLink({ page, locale }: Guest, key: BookingKey): Promise<void> {
  // Another page first: a changed fragment alone loads nothing.
  await page.goto('/robots.txt');
  const fragment = new URLSearchParams({ id: key.bookingNumber, hash: key.bookingHash }).toString();
  await page.goto(`${pathOf('reservation', locale)}#${fragment}`);
}

/** Opens one of the given stays. */
export async function openStay(guest: Guest, name: string): Promise<void> {
  const { keyOf } = await giveStays(guest.page);
  await openByLink(guest, keyOf(name));
}

/** Opens the list of bookings and signs in there. */
export async function openReservationList({ page, locale, words }: Guest, customer = 'none'): Promise<void> {
  await page.goto(pathOf('reservationList', locale));
  await click(page.getByRole('main').getByRole('button', { name: words.t('reservationList.signIn.go') }));
  await click(page.locator(`button[value="${customer}"]`));
  await page.waitForURL(`**${pathOf('reservationList', locale)}*`);
  await page.getByRole('navigation', { name: words.t('reservationList.groups') }).waitFor();
}

/** Opens the answer to what cannot be done with a booking now; it is open already where nothing can be done. */
export async function askNotNow({ page, words }: Guest): Promise<void> {
  const question = page.locator('summary').filter({ hasText: words.t('reservation.options.notNow') });
  await question.waitFor();
  const isOpen = await question.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'));
  if (!isOpen) await click(question);
}
