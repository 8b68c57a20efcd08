import { hrefOf, pathOf } from '../../src/routes/routes';
import { click } from './click';
import type { Guest } from './guest';
import type { ScreenState } from './screenState';

async function toPayment(guest: Guest): Promise<void> {
  await guest.resumeAt('checkAndConfirm');
  await guest.order();
}

/** What is between an order and its booking. */
export const paymentStates: readonly ScreenState[] = [
  {
    name: 'rooms, after ordering',
    route: 'chooseRoom',
    open: async (guest) => {
      await toPayment(guest);
      await guest.page.waitForURL('**/pay/**');
      await guest.page.goto(hrefOf('chooseRoom', guest.locale, { room: 0 }));
      await guest.page.locator('[data-order-state="unpaid"]').waitFor();
    },
  },
  {
    name: 'payment, another order set aside',
    route: 'paymentReturn',
    open: async (guest) => {
      await toPayment(guest);
      await guest.onPaymentPage('decline');
      await click(guest.button(guest.words.t('order.another')));
      await guest.page.goto(pathOf('paymentReturn', guest.locale));
      await guest.button(guest.words.t('order.setAside.resume')).waitFor();
    },
  },
  {
    name: 'payment, without a page',
    route: 'paymentReturn',
    open: async (guest, play) => {
      await guest.resumeAt('checkAndConfirm');
      await play('payment-page-missing');
      await guest.order();
      await guest.page.getByText(guest.words.t('payment.noPage.title')).waitFor();
    },
  },
  {
    name: 'payment, none to pay',
    route: 'paymentReturn',
    open: async (guest) => {
      await guest.page.goto(pathOf('paymentReturn', guest.locale));
      await guest.page.getByText(guest.words.t('payment.none.title')).waitFor();
    },
  },
  {
    name: 'payment declined',
    route: 'paymentReturn',
    open: async (guest) => {
      await toPayment(guest);
      await guest.onPaymentPage('decline');
      await guest.page.getByText(guest.words.t('errors.payment.REFUSED_BY_ISSUER.title')).waitFor();
    },
  },
  {
    name: 'payment left open',
    route: 'paymentReturn',
    open: async (guest) => {
      await toPayment(guest);
      await guest.onPaymentPage('leave');
      await guest.page.getByText(guest.words.t('payment.open.title')).waitFor();
    },
  },
];
