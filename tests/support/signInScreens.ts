import { pathOf } from '../../src/routes/routes';
import { click } from './click';
import type { Guest } from './guest';
import { openRunning } from './openRunning';
import type { ScreenState } from './screenState';

const signInLink = (guest: Guest) =>
  guest.page.getByRole('banner').getByRole('link', { name: guest.words.t('shell.account.signIn') });

/** Signing in, and what works without it. */
export const signInStates: readonly ScreenState[] = [
  {
    name: 'details, signed in and the account open',
    route: 'contactDetails',
    open: async (guest) => {
      await guest.resumeAt('contactDetails');
      await click(guest.page.getByRole('button', { name: guest.words.t('contactDetails.account.signIn') }));
      await click(guest.page.locator('button[value="staff"]'));
      await guest.button(guest.words.t('contactDetails.next')).waitFor();
      await click(guest.page.getByRole('banner').locator('summary[aria-label]'));
      await guest.button(guest.words.t('shell.account.signOut')).waitFor();
    },
  },
  {
    name: 'signed in, details not loaded',
    route: 'findReservation',
    open: async (guest, scenario) => {
      await openRunning(guest.page, pathOf('findReservation', guest.locale));
      await click(signInLink(guest));
      await click(guest.page.locator('button[value="asom"]'));
      // The sign-in page takes the guest back first, and an opened menu closes when the page changes.
      await guest.page.waitForURL(`**${pathOf('findReservation', guest.locale)}*`);
      await guest.page.getByRole('banner').locator('summary[aria-label]').waitFor();
      await scenario('server-error:authenticatedCustomer');
      await guest.page.reload();
      await click(guest.page.getByRole('banner').locator('summary[aria-label]'));
      await guest.page.getByText(guest.words.t('shell.account.unread.body')).filter({ visible: true }).waitFor();
      await scenario('');
    },
  },
  {
    name: 'sign in, opened directly',
    route: 'signIn',
    open: async (guest) => {
      await guest.page.goto(pathOf('signIn', guest.locale));
      await guest.page.getByRole('main').getByText(guest.words.t('signIn.notBegun.title')).first().waitFor();
    },
  },
  {
    name: 'sign in, did not work',
    route: 'signIn',
    open: async (guest) => {
      await guest.page.goto(`${pathOf('signIn', guest.locale)}?attempt=of-somebody-else`);
      await guest.page.getByText(guest.words.t('signIn.failed.title')).waitFor();
    },
  },
  {
    name: 'sign in, cancelled at the provider',
    route: 'signIn',
    open: async (guest) => {
      await openRunning(guest.page, pathOf('findReservation', guest.locale));
      await click(signInLink(guest));
      await click(guest.page.locator('button[value=""]'));
      await guest.page.getByText(guest.words.t('signIn.cancelled.title')).waitFor();
    },
  },
  {
    name: 'sign in, switched off',
    route: 'signIn',
    open: async (guest) => {
      const served = await (await guest.page.request.get('/api/appconfig')).json();
      const features = { ...served.features, authenticatedCustomer: false };
      await guest.page.request.post('/__test/appconfig', { data: JSON.stringify({ features }) });
      await guest.page.goto(pathOf('signIn', guest.locale));
      await guest.page.getByText(guest.words.t('signIn.switchedOff.title')).waitFor();
    },
  },
  {
    name: 'find a reservation',
    route: 'findReservation',
    open: async (guest) => {
      await guest.page.goto(pathOf('findReservation', guest.locale));
      await guest.page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];
