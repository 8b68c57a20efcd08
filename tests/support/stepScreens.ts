import { hrefOf } from '../../src/routes/routes';
import { choose, click, tick } from './click';
import { familyStay, shortStay } from './guest';
import type { ScreenState } from './screenState';

/** The steps of a booking until it is ordered. */
export const stepStates: readonly ScreenState[] = [
  {
    name: 'rooms',
    route: 'chooseRoom',
    open: (guest) => guest.begin(familyStay),
  },
  {
    name: 'rooms, who sleeps where',
    route: 'chooseRoom',
    open: async (guest) => {
      await guest.begin(familyStay);
      await click(guest.page.getByText(guest.words.t('chooseRoom.sleeps.title')));
      await choose(guest.page.getByLabel(guest.words.t('chooseRoom.sleeps.adult', { number: 1 })), '1');
      await guest.page.getByText(guest.words.t('chooseRoom.sleeps.adultNeeded')).waitFor();
    },
  },
  {
    name: 'rooms, none meets the wish',
    route: 'chooseRoom',
    open: async (guest) => {
      // A hotel without pet rooms.
      await guest.page.goto(hrefOf('chooseRoom', guest.locale, { ...shortStay, hotel: '1002', pet: '1' }));
      await guest.page.getByText(guest.words.t('stay.unwished')).waitFor();
    },
  },
  {
    name: 'details, for someone else and without a name',
    route: 'contactDetails',
    open: async (guest) => {
      await guest.resumeAt('contactDetails');
      await tick(guest.page.getByRole('checkbox', { name: guest.words.t('contactDetails.forOther') }));
      await click(guest.button(guest.words.t('contactDetails.next')));
      await guest.page.getByText(guest.words.t('contactDetails.problems')).waitFor();
    },
  },
  {
    name: 'rooms, none left',
    route: 'chooseRoom',
    scenario: 'sold-out',
    open: async (guest) => {
      await guest.page.goto(hrefOf('chooseRoom', guest.locale, familyStay));
      await guest.page.getByText(guest.words.t('noRoom.FULL')).waitFor();
    },
  },
  {
    name: 'rooms, too few for the party',
    route: 'chooseRoom',
    open: async (guest) => {
      await guest.page.goto(hrefOf('chooseRoom', guest.locale, { ...familyStay, rooms: '1', ages: '5,8' }));
      await guest.page.getByText(guest.words.plural('noRoom.TOO_FEW_ROOMS', 1)).waitFor();
    },
  },
  {
    name: 'rooms, the call failed',
    route: 'chooseRoom',
    scenario: 'server-error',
    open: async (guest) => {
      await guest.page.goto(hrefOf('chooseRoom', guest.locale, familyStay));
      await guest.page.locator('[data-failure]').first().waitFor();
    },
  },
  {
    name: 'rates',
    route: 'chooseRate',
    open: async (guest) => {
      await guest.begin({ ...familyStay, member: 'ASOM' });
      await click(guest.rooms().first());
      await guest.wayOn().waitFor();
    },
  },
  {
    name: 'rates, the same for the later rooms',
    route: 'chooseRate',
    open: async (guest) => {
      await guest.begin({ ...shortStay, rooms: '3', adults: '4' });
      await click(guest.rooms().first());
      await tick(guest.page.getByLabel(guest.words.plural('chooseRate.same.label', 2)));
      // The way on passes the other rooms then.
      await guest
        .wayOn()
        .filter({ hasText: new RegExp(`^${guest.words.t('chooseRate.next')}$`) })
        .waitFor();
    },
  },
  {
    name: 'extras',
    route: 'chooseExtras',
    open: async (guest) => {
      await guest.resumeAt('chooseExtras');
    },
  },
  {
    name: 'extras of two rooms, one for both and one by room',
    route: 'chooseExtras',
    open: async (guest) => {
      const { t } = guest.words;
      await guest.begin(familyStay);
      await guest.chooseRoomsAndRates(2);
      await click(guest.addExtra().first());
      await click(guest.page.getByRole('button', { name: new RegExp(`^${t('chooseExtras.byRoom')}`) }).first());
    },
  },
  {
    name: 'details',
    route: 'contactDetails',
    open: async (guest) => {
      await guest.begin(familyStay);
      await guest.chooseRoomsAndRates(2);
      await guest.chooseExtras();
      await guest.fillContact();
    },
  },
  {
    name: 'details, for business and with mistakes',
    route: 'contactDetails',
    open: async (guest) => {
      const { t } = guest.words;
      await guest.resumeAt('contactDetails');
      await tick(guest.page.getByRole('radio', { name: t('contactDetails.profile.business') }));
      await guest.page.locator('#email').fill('aino');
      await click(guest.button(t('contactDetails.next')));
      await guest.page.getByText(t('contactDetails.problems')).waitFor();
    },
  },
  {
    name: 'confirm',
    route: 'checkAndConfirm',
    open: async (guest) => {
      await guest.begin(familyStay);
      await guest.toConfirm(2);
    },
  },
  {
    name: 'confirm, nothing chosen',
    route: 'checkAndConfirm',
    open: async (guest) => {
      await guest.resumeAt('checkAndConfirm');
      await click(guest.orderButton());
      await guest.page.getByText(guest.words.t('checkAndConfirm.problems')).waitFor();
    },
  },
  {
    name: 'confirm, the price has changed',
    route: 'checkAndConfirm',
    open: async (guest, play) => {
      await guest.resumeAt('checkAndConfirm');
      await play('price-change');
      await guest.page.reload();
      await guest.page.getByRole('dialog').getByText(guest.words.t('checkAndConfirm.decision.changed')).waitFor();
    },
  },
  {
    name: 'confirm, the room is sold',
    route: 'checkAndConfirm',
    open: async (guest, play) => {
      await guest.resumeAt('checkAndConfirm');
      await play('sold-out');
      await guest.page.reload();
      await guest.page.getByText(guest.words.t('errors.booking.ROOM_NOT_AVAILABLE.title')).waitFor();
    },
  },
  {
    name: 'confirm, an order without an answer',
    route: 'checkAndConfirm',
    open: async (guest, play) => {
      await guest.resumeAt('checkAndConfirm');
      await play('server-error:createBooking');
      await guest.order();
      await guest.page.locator('[data-order-state="unanswered"]').waitFor();
    },
  },
];
