import type { Page } from '@playwright/test';
import { hrefOf, pathOf } from '../../src/routes/routes';
import type { RouteId } from '../../src/routes/routes';
import { click } from '../support/click';
import { contact, Guest, shortStay } from '../support/guest';
import { inTurn } from '../support/inTurn';
import { expect, test } from '../support/site';
import type { Ledger } from '../support/site';

/** The steps that a guest may go back to after ordering. */
const steps = ['chooseRoom', 'chooseRate', 'chooseExtras', 'contactDetails'] as const satisfies readonly RouteId[];

/** The states of an order when the guest comes back, and what the ledger holds then. */
const states = {
  unanswered: { bookings: ['HELD'], payments: ['OPEN'] },
  unpaid: { bookings: ['HELD'], payments: ['OPEN'] },
  'paying in another tab': { bookings: ['HELD'], payments: ['OPEN'] },
  declined: { bookings: ['HELD'], payments: ['DECLINED'] },
  paid: { bookings: ['BOOKED'], payments: ['PAID'] },
} as const;
type State = keyof typeof states;

const standingOf = { unanswered: 'unanswered', paid: 'paid' } as Readonly<Partial<Record<State, string>>>;

const standing = (page: Page) => page.locator('[data-order-state]');
const shape = ({ bookings, payments }: Ledger) => ({
  bookings: bookings.map(({ state }) => state),
  payments: payments.map(({ state }) => state),
});

/** Orders the short stay, and leaves the order as the name of the state says. */
async function orderAndLeave(guest: Guest, state: State, play: (names: string) => Promise<void>): Promise<void> {
  const { page } = guest;
  await guest.resumeAt('checkAndConfirm');
  if (state === 'unanswered') {
    // Booked, but the answer never reaches this browser.
    await page.route('**/booking/graphql', async (route) => {
      if (!route.request().postData()?.includes('createBooking')) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await guest.order();
    await page.locator('[data-order-state="unanswered"]').waitFor({ timeout: 30_000 });
    await page.unroute('**/booking/graphql');
    return;
  }
  await guest.order();
  await page.waitForURL('**/pay/**');
  const paymentPage = page.url();
  if (state === 'declined') {
    await guest.onPaymentPage('decline');
    await page.getByText(guest.words.t('errors.payment.REFUSED_BY_ISSUER.title')).waitFor();
  }
  if (state === 'paying in another tab') await (await page.context().newPage()).goto(paymentPage);
  if (state === 'paid') {
    // Paid, but the page after the payment was never opened here.
    await page.request.post(paymentPage, { form: { act: 'pay' }, maxRedirects: 0 });
  }
  await play('');
}

const toConfirm = async (guest: Guest): Promise<void> => {
  await click(guest.button(guest.words.t('contactDetails.next')));
  await guest.page.locator('#terms').waitFor();
};

interface Change {
  readonly thing: string;
  readonly step: (typeof steps)[number];
  /** Changes it, and goes on to the last step. */
  readonly change: (guest: Guest) => Promise<void>;
  /** Where the booking shows it. */
  readonly made: (booking: Ledger['bookings'][number]) => unknown;
}

/** What a guest may want to change after ordering. */
const changes: readonly Change[] = [
  {
    thing: 'another room',
    step: 'chooseRoom',
    change: async (guest) => {
      await click(guest.rooms().last());
      await guest.chooseRate(0);
      await guest.chooseExtras(false);
      await toConfirm(guest);
    },
    made: ({ roomType }) => roomType,
  },
  {
    thing: 'one more extra',
    step: 'chooseExtras',
    change: async (guest) => {
      await click(guest.addExtra().first());
      await click(guest.button(guest.words.t('chooseExtras.next')));
      await toConfirm(guest);
    },
    made: ({ extras }) => extras,
  },
  {
    thing: 'another e-mail',
    step: 'contactDetails',
    change: async (guest) => {
      await guest.page.locator('#email').fill('aino.toinen@example.com');
      await toConfirm(guest);
    },
    made: ({ email }) => email,
  },
  {
    thing: 'other dates',
    step: 'chooseRoom',
    change: async (guest) => {
      await guest.begin({ ...shortStay, from: '2026-12-08', to: '2026-12-09' });
      await click(guest.rooms().first());
      await guest.chooseRate(0);
      await guest.chooseExtras(false);
      await toConfirm(guest);
    },
    made: ({ arrival }) => arrival,
  },
  {
    thing: 'another party',
    step: 'chooseRate',
    change: async (guest) => {
      await guest.begin({ ...shortStay, adults: '2' });
      await guest.toConfirm(1);
    },
    made: ({ adults }) => adults,
  },
];

test.describe('an existing order is kept', () => {
  for (const state of inTurn(Object.keys(states) as State[], 1, 2)) {
    test(`${state}: every step shows it, and nothing can be changed or booked without deciding on it`, async ({
      page,
      scenario,
      ledger,
    }) => {
      const guest = new Guest(page, 'en');
      await orderAndLeave(guest, state, scenario);
      const before = await ledger();
      expect(shape(before)).toEqual(states[state]);
      for (const step of steps) {
        await page.goto(hrefOf(step, 'en', step === 'contactDetails' ? {} : { room: 0 }));
        await expect(standing(page)).toHaveAttribute('data-order-state', standingOf[state] ?? 'unpaid');
        const number = before.bookings[0]?.number ?? '';
        if (state !== 'unanswered') await expect(page.getByRole('main')).toContainText(number);
        // Shown once on the page, without a second notice above it.
        await expect(page.locator('[data-waiting-payment]')).toHaveCount(0);
        await expect(guest.rooms()).toHaveCount(0);
        await expect(page.getByRole('button', { name: /^(Continue|Add one)/ })).toHaveCount(0);
        await expect(page.locator('#email')).toHaveCount(0);
      }
      // A link to another hotel starts no flow either before the guest has decided.
      await page.goto(hrefOf('chooseRoom', 'en', { ...shortStay, hotel: '1002' }));
      await expect(standing(page)).toHaveAttribute('data-order-state', standingOf[state] ?? 'unpaid');
      expect(await ledger()).toEqual(before);
    });
  }

  for (const [place, state] of (['unpaid', 'paying in another tab', 'declined'] as const).entries()) {
    for (const { thing, step, change, made } of inTurn(changes, place)) {
      test(`${state}, then ${thing}: it is cancelled, and one new booking with the change is paid`, async ({
        page,
        scenario,
        ledger,
      }) => {
        const guest = new Guest(page, 'en');
        const { t } = guest.words;
        await orderAndLeave(guest, state, scenario);
        await page.goto(hrefOf(step, 'en', step === 'contactDetails' ? {} : { room: 0 }));
        await click(guest.button(t('order.cancelAndChange')));
        await expect(page.getByText(t('order.decided.cancelled.title'))).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await change(guest);
        await guest.order();
        await guest.onPaymentPage('pay');
        await guest.confirmation();
        const { bookings, payments } = await ledger();
        expect(bookings.map((each) => each.state)).toEqual(['CANCELLED', 'BOOKED']);
        const [first, second] = bookings;
        if (!first || !second) throw new Error('Two bookings');
        expect(made(second)).not.toEqual(made(first));
        expect(payments.filter((each) => each.state === 'PAID')).toHaveLength(1);
        expect(payments.filter((each) => each.state === 'OPEN')).toHaveLength(0);
      });
    }
  }

  test('a payment that arrives meanwhile stops the cancelling, and is shown', async ({ page, scenario, ledger }) => {
    const guest = new Guest(page, 'en');
    const { t } = guest.words;
    await orderAndLeave(guest, 'paying in another tab', scenario);
    await page.goto(hrefOf('chooseRoom', 'en', { room: 0 }));
    await guest.button(t('order.cancelAndChange')).waitFor();
    const other = page
      .context()
      .pages()
      .find((each) => each.url().includes('/pay/'));
    if (!other) throw new Error('The other tab is gone');
    await new Guest(other, 'en').onPaymentPage('pay');
    await new Guest(other, 'en').confirmation();
    // The first tab notices: nothing is left to cancel there.
    await expect(standing(page)).toHaveCount(0);
    expect(shape(await ledger())).toEqual({ bookings: ['BOOKED'], payments: ['PAID'] });
  });

  test('a second booking can be made after a question, and both can be found and paid', async ({
    page,
    scenario,
    ledger,
  }) => {
    const guest = new Guest(page, 'en');
    const { t } = guest.words;
    await orderAndLeave(guest, 'unpaid', scenario);
    await page.goto(hrefOf('chooseRoom', 'en', { room: 0 }));
    await click(guest.button(t('order.another')));
    await expect(page.getByText(t('order.decided.kept.title'))).toBeVisible();
    await click(guest.rooms().first());
    await guest.chooseRate(0);
    await guest.chooseExtras(false);
    await click(guest.button(t('contactDetails.next')));
    await guest.order();
    await guest.onPaymentPage('pay');
    await guest.confirmation();
    expect(shape(await ledger()).bookings).toEqual(['HELD', 'BOOKED']);

    await page.goto(pathOf('home', 'en'));
    await click(page.getByRole('link', { name: t('shell.resumePayment.go') }));
    await click(guest.button(t('order.setAside.resume')));
    await click(page.getByRole('link', { name: t('payment.open.go') }));
    await guest.onPaymentPage('pay');
    await guest.confirmation();
    expect(shape(await ledger())).toEqual({ bookings: ['BOOKED', 'BOOKED'], payments: ['PAID', 'PAID'] });
  });

  test('an order without an answer is sent again unchanged, and booked once', async ({ page, scenario, ledger }) => {
    const guest = new Guest(page, 'en');
    await orderAndLeave(guest, 'unanswered', scenario);
    await page.goto(hrefOf('contactDetails', 'en'));
    await click(guest.button(guest.words.t('order.unanswered.send')));
    await guest.onPaymentPage('pay');
    await guest.confirmation();
    expect(shape(await ledger())).toEqual({ bookings: ['BOOKED'], payments: ['PAID'] });
  });

  test('an order without an answer can be set aside for another one, and checked later', async ({
    page,
    scenario,
    ledger,
  }) => {
    const guest = new Guest(page, 'en');
    const { t } = guest.words;
    await orderAndLeave(guest, 'unanswered', scenario);
    await click(guest.button(t('order.unanswered.another')));
    await page.locator('#terms').waitFor();
    await click(guest.orderButton());
    await guest.onPaymentPage('pay');
    await guest.confirmation();
    await page.goto(pathOf('paymentReturn', 'en'));
    await click(guest.button(t('order.setAside.ask')));
    await click(guest.button(t('order.unanswered.send')));
    await guest.onPaymentPage('pay');
    await guest.confirmation();
    expect(shape(await ledger())).toEqual({ bookings: ['BOOKED', 'BOOKED'], payments: ['PAID', 'PAID'] });
  });

  test('book, see the payment page, go back, add breakfast, pay: one booking with what was ordered', async ({
    page,
    scenario,
    ledger,
  }) => {
    const guest = new Guest(page, 'en');
    const { t } = guest.words;
    await orderAndLeave(guest, 'unpaid', scenario);
    await page.goto(hrefOf('chooseExtras', 'en'));
    await expect(standing(page)).toHaveAttribute('data-order-state', 'unpaid');
    await click(page.getByRole('link', { name: t('order.goToPayment') }));
    await click(page.getByRole('link', { name: t('payment.open.go') }));
    await guest.onPaymentPage('pay');
    await guest.confirmation();
    expect(shape(await ledger())).toEqual({ bookings: ['BOOKED'], payments: ['PAID'] });
  });

  for (const broken of ['payment-page-missing', 'payment-page-unsafe']) {
    test(`${broken}: the booking number is shown, and paying can be started again`, async ({
      page,
      scenario,
      ledger,
    }) => {
      const guest = new Guest(page, 'sv');
      const { t } = guest.words;
      await guest.resumeAt('checkAndConfirm');
      await scenario(broken);
      await guest.order();
      await expect(page.getByRole('heading', { name: t('payment.noPage.title') })).toBeVisible();
      const { bookings } = await ledger();
      await expect(page.getByRole('main')).toContainText(bookings[0]?.number ?? 'no booking');
      await expect(page.getByRole('main')).toContainText(t('order.hold.term'));
      await scenario('');
      await click(guest.button(t('payment.notPaid.again')));
      await guest.onPaymentPage('pay');
      await guest.confirmation();
      expect(shape(await ledger()).bookings).toEqual(['BOOKED']);
    });
  }

  test('the time until which an unpaid booking is held is counted down, and its end is announced', async ({
    page,
    harness,
    request,
  }) => {
    const guest = new Guest(page, 'en');
    const { t } = guest.words;
    await guest.resumeAt('checkAndConfirm');
    await guest.order();
    await guest.onPaymentPage('decline');
    await expect(page.getByRole('main')).toContainText('30 minutes left');
    await page.clock.setFixedTime(new Date('2026-11-02T09:28:30+02:00'));
    await page.reload();
    await expect(page.getByRole('main')).toContainText('2 minutes left');
    const later = '2026-11-02T09:31:00+02:00';
    await request.post(`${harness.address}/__test/clock`, { data: { now: later } });
    await page.clock.setFixedTime(new Date(later));
    await page.reload();
    await expect(page.getByText(t('payment.gone.title'))).toBeVisible();
  });

  test('what was typed stays when the guest keeps one order and makes another', async ({ page, scenario }) => {
    const guest = new Guest(page, 'fi');
    await orderAndLeave(guest, 'unpaid', scenario);
    await page.goto(hrefOf('contactDetails', 'fi'));
    await click(guest.button(guest.words.t('order.another')));
    await expect(page.locator('#email')).toHaveValue(contact.email);
  });
});
