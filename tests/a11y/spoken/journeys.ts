import { hotelPath } from '../../../src/routes/entityPaths';
import { pathOf } from '../../../src/routes/routes';
import { openPurchase } from '../../support/cardSale';
import { click, tick } from '../../support/click';
import type { Guest } from '../../support/guest';
import { hotelsByBrand } from '../../support/hotelScreens';
import { ARRIVAL, openGivenStay, sendNotice, setTime } from '../../support/stayPages';

/** A step of a journey: what its guest does, and what shows that it is done. */
interface SpokenStep {
  readonly name: string;
  readonly act: (guest: Guest) => Promise<void>;
  /** Read with the header and the footer, which are the same everywhere. */
  readonly withFrame?: boolean;
}

const heading = (guest: Guest) => guest.page.getByRole('heading', { level: 1 }).waitFor();

const searching: readonly SpokenStep[] = [
  {
    name: 'the home page',
    withFrame: true,
    act: async (guest) => {
      await guest.page.goto(pathOf('home', guest.locale));
      await heading(guest);
    },
  },
  {
    name: 'results: a place was typed and searched for',
    act: async (guest) => {
      const { page, words } = guest;
      await guest.enterPlace('Helsinki');
      await click(
        page
          .getByRole('main')
          .getByRole('button', { name: words.t('search.submit') })
          .first(),
      );
      await page.waitForURL(`**${pathOf('searchResults', guest.locale)}?**`);
      await page.locator('a[href*="hotel=1001"]').first().waitFor();
      // The map draws its hotels after the list.
      await page
        .getByRole('group', { name: words.t('hotelList.map.label') })
        .getByRole('button')
        .first()
        .waitFor();
    },
  },
  {
    name: 'a hotel’s page',
    act: async (guest) => {
      await guest.page.goto(hotelPath(hotelsByBrand.break, guest.locale));
      await heading(guest);
    },
  },
];

const booking: readonly SpokenStep[] = [
  { name: 'rooms', act: (guest) => guest.begin() },
  {
    name: 'rates: a room was chosen',
    act: async (guest) => {
      await click(guest.rooms().first());
      await guest.page.waitForURL(`**${pathOf('chooseRate', guest.locale)}?room=0`);
      await guest.wayOn().waitFor();
    },
  },
  {
    name: 'extras: a rate was chosen',
    act: async (guest) => {
      await guest.chooseRate(0);
      await guest.page.waitForURL(`**${pathOf('chooseExtras', guest.locale)}`);
      await guest.addExtra().nth(1).waitFor();
    },
  },
  { name: 'an extra was added', act: (guest) => click(guest.addExtra().first()) },
  {
    name: 'details',
    act: async (guest) => {
      await click(guest.wayOn());
      await guest.page.locator('#firstName').waitFor();
    },
  },
  {
    name: 'details: sent with nothing in them',
    act: async (guest) => {
      await click(guest.button(guest.words.t('contactDetails.next')));
      await guest.page.getByText(guest.words.t('contactDetails.problems')).waitFor();
    },
  },
  { name: 'check and confirm', act: (guest) => guest.giveContact() },
  {
    name: 'check and confirm: ordered with nothing chosen',
    act: async (guest) => {
      await click(guest.orderButton());
      await guest.page.getByText(guest.words.t('checkAndConfirm.problems')).waitFor();
    },
  },
  {
    name: 'the card was declined',
    act: async (guest) => {
      await guest.order();
      await guest.onPaymentPage('decline');
      await guest.page.getByText(guest.words.t('errors.payment.REFUSED_BY_ISSUER.title')).waitFor();
    },
  },
];

const afterwards: readonly SpokenStep[] = [
  {
    name: 'confirmation',
    act: async (guest) => {
      await guest.resumeAt('checkAndConfirm');
      await guest.pay();
    },
  },
  {
    name: 'the booking',
    act: async (guest) => {
      await click(guest.page.getByRole('link', { name: guest.words.t('reservation.link.open') }));
      await guest.page.waitForURL(`**${pathOf('reservation', guest.locale)}`);
      await guest.page.getByText(guest.words.t('statuses.booking.CONFIRMED')).first().waitFor();
    },
  },
  {
    name: 'the question before it is cancelled',
    act: async (guest) => {
      await click(guest.button(guest.words.t('reservation.cancel.open')));
      await guest.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'changing the booking',
    act: async (guest) => {
      await guest.page.goto(pathOf('editReservation', guest.locale));
      await guest.page.getByText(guest.words.t('editing.byContact.title')).waitFor();
    },
  },
  {
    name: 'check-in',
    act: async (guest) => {
      await setTime(guest.page, ARRIVAL);
      await openGivenStay(guest, 'checkIn', 'arriving');
      await guest.page.locator('[id="room0.birthDate"]').waitFor();
    },
  },
  {
    name: 'check-in: the notice was sent with nothing in it',
    act: async (guest) => {
      await sendNotice(guest);
      await guest.page.getByRole('group', { name: guest.words.t('onlineStay.notice.problems') }).waitFor();
    },
  },
];

const card: readonly SpokenStep[] = [
  {
    name: 'the card',
    act: async (guest) => {
      await guest.page.goto(pathOf('sCard', guest.locale));
      await heading(guest);
    },
  },
  { name: 'buying the card', act: openPurchase },
  {
    name: 'buying the card: sent with nothing in it',
    act: async (guest) => {
      await tick(guest.payByCard());
      await click(guest.orderButton());
      await guest.page.getByText(guest.words.t('contactDetails.problems')).first().waitFor();
    },
  },
];

/** Each begins with another guest. */
export const journeys: readonly (readonly SpokenStep[])[] = [searching, booking, afterwards, card];
