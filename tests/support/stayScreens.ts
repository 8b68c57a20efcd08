import { pathOf } from '../../src/routes/routes';
import { click } from './click';
import type { ScreenState } from './screenState';
import { addPhone, openCheckedIn, openGivenStay, openPaidUp, roomOf, sendNotice } from './stayPages';

/** The pages for arriving and leaving, in each state that a guest may meet. */
export const stayStates: readonly ScreenState[] = [
  {
    name: 'check-in, before its time',
    route: 'checkIn',
    open: async (guest) => {
      await openGivenStay(guest, 'checkIn', 'twoRooms');
      await guest.page.getByText(guest.words.t('onlineStay.checkIn.formNow')).waitFor();
    },
  },
  {
    name: 'check-in, with what is missing in the notice',
    route: 'checkIn',
    open: async (guest) => {
      await openGivenStay(guest, 'checkIn', 'arriving');
      await click(guest.page.getByRole('button', { name: guest.words.t('onlineStay.notice.add') }));
      await sendNotice(guest);
      await guest.page.getByRole('group', { name: guest.words.t('onlineStay.notice.problems') }).waitFor();
    },
  },
  {
    name: 'check-in, over',
    route: 'checkIn',
    open: async (guest) => {
      await openGivenStay(guest, 'checkIn', 'past1');
      await guest.page.getByText(guest.words.t('onlineStay.checkIn.not')).waitFor();
    },
  },
  {
    name: 'checked in, with a phone and a code',
    route: 'checkIn',
    open: async (guest) => {
      const { t } = guest.words;
      const { key, room } = await openCheckedIn(guest);
      await addPhone(guest, key, 'Luuri');
      await click(guest.page.getByRole('button', { name: t('onlineStay.keys.card.make', { room }) }));
      await guest.page.locator('[data-card-code]').waitFor();
    },
  },
  {
    name: 'checked in, no key for the phone',
    route: 'checkIn',
    scenario: 'key-mobile-key-not-supported',
    open: async (guest) => {
      const { t } = guest.words;
      const { key, room } = await openCheckedIn(guest);
      await addPhone(guest, key, 'Luuri');
      await click(guest.page.getByRole('button', { name: t('onlineStay.keys.phone.make', { room, name: 'Luuri' }) }));
      await guest.page.locator('[data-failure^="mobileKey."]').waitFor();
    },
  },
  {
    name: 'check-in, not offered online',
    route: 'checkIn',
    open: async (guest) => {
      await guest.page.route('**/api/appconfig', (route) => route.fulfill({ json: { features: { BASIC: true } } }));
      await openGivenStay(guest, 'checkIn', 'arriving');
      await guest.page.getByText(guest.words.t('onlineStay.notOffered.title')).waitFor();
    },
  },
  {
    name: 'check-in, no reservation',
    route: 'checkIn',
    open: async (guest) => {
      await guest.page.goto(pathOf('checkIn', guest.locale));
      await guest.page.getByText(guest.words.t('reservation.find.noKey')).waitFor();
    },
  },
  {
    name: 'check-out, with a bill to pay',
    route: 'checkOut',
    open: async (guest) => {
      const key = await openGivenStay(guest, 'checkOut', 'leaving');
      const number = await roomOf(guest.page, key);
      await guest.page.getByText(guest.words.t('onlineStay.checkOut.bill', { number })).waitFor();
      await guest.payByCard().waitFor();
    },
  },
  { name: 'check-out, paid', route: 'checkOut', open: openPaidUp },
  {
    name: 'check-out, refused',
    route: 'checkOut',
    scenario: 'check-out-checkout-failure',
    open: async (guest) => {
      await openPaidUp(guest);
      await click(guest.button(guest.words.t('onlineStay.checkOut.act')));
      await guest.page.locator('[data-failure="checkout.CHECKOUT_FAILURE"]').waitFor();
    },
  },
  {
    name: 'checked out',
    route: 'checkOut',
    open: async (guest) => {
      await openPaidUp(guest);
      await click(guest.button(guest.words.t('onlineStay.checkOut.act')));
      await guest.page.getByText(guest.words.t('onlineStay.checkOut.done')).waitFor();
    },
  },
];
