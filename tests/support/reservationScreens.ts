import { pathOf } from '../../src/routes/routes';
import type { ScreenState } from './screenState';
import { giveStays, openReservationList, openStay } from './stays';

/** The stays of the harness that look different on the page of a reservation. */
const stays = [
  'arriving',
  'external',
  'firstOfTrip',
  'inHouse',
  'leaving',
  'past1',
  'prepaid',
  'refunded',
  'twoRooms',
  'unclassified',
] as const;

const ofStays = stays.map((name): ScreenState => ({
  name: `reservation, ${name}`,
  route: 'reservation',
  open: async (guest) => {
    await openStay(guest, name);
    await guest.page.getByText(guest.words.t('reservation.contact.title')).waitFor();
  },
}));

/** The list of bookings, and a reservation in each state that a guest may meet. */
export const reservationStates: readonly ScreenState[] = [
  ...ofStays,
  {
    name: 'reservation, no option open',
    route: 'reservation',
    scenario: 'option-temporarily-unavailable',
    open: async (guest) => {
      await openStay(guest, 'upcoming');
      await guest.page.locator('[data-option-words="TEMPORARILY_UNAVAILABLE"]').first().waitFor();
    },
  },
  {
    name: 'reservation, the saved copy without a network',
    route: 'reservation',
    open: async (guest) => {
      const { page, words } = guest;
      await openStay(guest, 'upcoming');
      await page.getByText(words.t('reservation.contact.title')).waitFor();
      await page.route('**/graphql', (route) => route.abort());
      await page.reload();
      await page.getByText(words.t('reservation.offline.title')).waitFor();
      await page.unroute('**/graphql');
    },
  },
  {
    name: 'bookings, not signed in',
    route: 'reservationList',
    open: async ({ page, locale, words }) => {
      await page.goto(pathOf('reservationList', locale));
      await page.getByText(words.t('reservationList.signIn.title')).waitFor();
    },
  },
  {
    name: 'bookings, none yet',
    route: 'reservationList',
    open: async (guest) => {
      await openReservationList(guest);
      await guest.page.getByText(guest.words.t('reservationList.none.title')).waitFor();
    },
  },
  {
    name: 'bookings, under way',
    route: 'reservationList',
    open: async (guest) => {
      await giveStays(guest.page);
      await openReservationList(guest);
      await guest.page.getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
  {
    name: 'bookings, the past ones with more to show',
    route: 'reservationList',
    open: async (guest) => {
      await giveStays(guest.page);
      await openReservationList(guest);
      await guest.page.goto(`${pathOf('reservationList', guest.locale)}?group=past`);
      await guest.button(guest.words.t('reservationList.more.show')).waitFor();
    },
  },
  {
    name: 'bookings, not loaded',
    route: 'reservationList',
    open: async (guest, scenario) => {
      await openReservationList(guest);
      await scenario('server-error:getBookings');
      await guest.page.reload();
      await guest.page.locator('[data-failure]').first().waitFor({ timeout: 30_000 });
      await scenario('');
    },
  },
];
