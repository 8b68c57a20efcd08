import { failureCatalogue } from '../../src/domain/failure';
import { pathOf } from '../../src/routes/routes';
import { fillPurchase, findWithdrawal, giveCode, openPurchase, openRenewal, orderCard, signInAs } from './cardSale';
import { click } from './click';
import type { CodeState } from './codeState';
import type { Guest } from './guest';
import type { ScreenState } from './screenState';

const shows = (guest: Guest, text: string) => guest.page.getByText(text).first().waitFor();

/** Buying and renewing a card, and the outcomes of its payment. */
export const cardSaleStates: readonly ScreenState[] = [
  {
    name: 'a card’s purchase, with a promotion code and what is missing',
    route: 'sCardPurchase',
    open: async (guest) => {
      await openPurchase(guest);
      await giveCode(guest, 'AAMU5');
      await click(guest.orderButton());
      await shows(guest, guest.words.t('contactDetails.problems'));
    },
  },
  {
    name: 'a card’s purchase, a code that needs a card',
    route: 'sCardPurchase',
    scenario: 'promotion-no-scard',
    open: async (guest) => {
      await openPurchase(guest);
      await giveCode(guest, 'AAMU5');
      await shows(guest, guest.words.t('errors.promotion.NO_SCARD.title'));
    },
  },
  {
    name: 'a card’s purchase by a customer who has one',
    route: 'sCardPurchase',
    open: async (guest) => {
      await signInAs(guest.page, 'scard');
      await guest.page.goto(pathOf('sCardPurchase', guest.locale));
      await shows(guest, guest.words.t('cardPurchase.hasCard.title'));
    },
  },
  {
    name: 'a card’s purchase without an answer',
    route: 'sCardPurchase',
    open: async (guest) => {
      const { page, words } = guest;
      await openPurchase(guest);
      await fillPurchase(guest);
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('purchaseSCard') ? route.abort() : route.continue(),
      );
      await click(guest.orderButton());
      await page.getByText(words.t('cardOrder.unanswered.title')).waitFor({ timeout: 30_000 });
    },
  },
  ...(['decline', 'later', 'leave', 'pay'] as const).map((act): ScreenState => ({
    name: `a card’s payment after “${act}”`,
    route: 'sCardPayment',
    open: async (guest) => {
      const { t } = guest.words;
      await orderCard(guest);
      await guest.onPaymentPage(act);
      const titles = {
        decline: t('cardOrder.notPaid.REFUSED_BY_ISSUER.title'),
        later: t('cardOrder.atBank.title'),
        leave: t('cardOrder.open.title'),
        pay: t('cardOrder.paid.PURCHASE'),
      };
      await shows(guest, titles[act]);
    },
  })),
  {
    name: 'no card waits for its payment',
    route: 'sCardPayment',
    open: async (guest) => {
      await guest.page.goto(pathOf('sCardPayment', guest.locale));
      await shows(guest, guest.words.t('cardOrder.nothing.title'));
    },
  },
  {
    name: 'a card’s renewal',
    route: 'sCardRenewal',
    open: async (guest) => {
      await openRenewal(guest, 'scard-expiring');
      await guest.page.locator('#promotionCode').waitFor();
    },
  },
  {
    name: 'a card’s renewal before its time',
    route: 'sCardRenewal',
    open: async (guest) => {
      await openRenewal(guest, 'scard');
      await shows(guest, guest.words.t('cardRenewal.notYet.title'));
    },
  },
  {
    name: 'a card’s renewal without a sign-in',
    route: 'sCardRenewal',
    open: async (guest) => {
      await guest.page.goto(pathOf('sCardRenewal', guest.locale));
      await shows(guest, guest.words.t('cardRenewal.signIn.title'));
    },
  },
  {
    name: 'withdrawing a card’s purchase, what is missing',
    route: 'sCardWithdrawal',
    open: async (guest) => {
      await guest.page.goto(pathOf('sCardWithdrawal', guest.locale));
      await click(guest.button(guest.words.t('cardWithdrawal.form.find')));
      await shows(guest, guest.words.t('cardWithdrawal.form.problems'));
    },
  },
  {
    name: 'withdrawing a card’s purchase, what comes back',
    route: 'sCardWithdrawal',
    open: async (guest) => {
      await findWithdrawal(guest);
      await shows(guest, guest.words.t('cardWithdrawal.found.PURCHASE'));
    },
  },
  {
    name: 'withdrawing a card’s purchase, its receipt',
    route: 'sCardWithdrawal',
    open: async (guest) => {
      await findWithdrawal(guest);
      await click(guest.button(guest.words.t('cardWithdrawal.found.confirm')));
      await shows(guest, guest.words.t('myCard.leave.withdrawn'));
    },
  },
];

/** Every code of a promotion for a card, where it is typed. */
export const promotionCodeStates: readonly CodeState[] = failureCatalogue.promotion
  .filter((code) => code !== 'UNKNOWN')
  .map((code) => ({
    code: `promotion.${code}`,
    scenario: `promotion-${code.toLowerCase().replaceAll('_', '-')}`,
    open: async (guest) => {
      await openPurchase(guest);
      await giveCode(guest, 'AAMU5');
    },
    shown: ({ words }) => words.t(`errors.promotion.${code}.title`),
  }));
