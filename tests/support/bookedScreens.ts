import { pathOf } from '../../src/routes/routes';
import { click } from './click';
import type { Guest } from './guest';
import type { ScreenState } from './screenState';

async function toConfirmation(guest: Guest): Promise<void> {
  await guest.resumeAt('checkAndConfirm');
  await guest.pay();
}

/** A booking that was just made. */
export const bookedStates: readonly ScreenState[] = [
  {
    name: 'confirmation',
    route: 'confirmation',
    open: (guest) => toConfirmation(guest),
  },
  {
    name: 'reservation',
    route: 'reservation',
    open: async (guest) => {
      await toConfirmation(guest);
      await click(guest.page.getByRole('link', { name: guest.words.t('reservation.link.open') }));
      await guest.page.waitForURL(`**${pathOf('reservation', guest.locale)}`);
      await guest.page.getByText(guest.words.t('statuses.booking.CONFIRMED')).first().waitFor();
    },
  },
  {
    name: 'reservation, cancelled after asking once more',
    route: 'reservation',
    open: async (guest) => {
      await toConfirmation(guest);
      await click(guest.page.getByRole('link', { name: guest.words.t('reservation.link.open') }));
      await click(guest.button(guest.words.t('reservation.cancel.open')));
      await guest.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'reservation, cancelled with a refund under way',
    route: 'reservation',
    open: async (guest) => {
      await toConfirmation(guest);
      await click(guest.page.getByRole('link', { name: guest.words.t('reservation.link.open') }));
      await click(guest.button(guest.words.t('reservation.cancel.open')));
      await click(
        guest.page.getByRole('dialog').getByRole('button', { name: guest.words.t('reservation.cancel.confirm') }),
      );
      await guest.page.getByRole('row', { name: guest.words.t('reservation.price.refund.PENDING') }).waitFor();
    },
  },
  {
    name: 'change a booking by contacting the hotel',
    route: 'editReservation',
    open: async (guest) => {
      await toConfirmation(guest);
      await click(guest.page.getByRole('link', { name: guest.words.t('reservation.link.open') }));
      await guest.page.waitForURL(`**${pathOf('reservation', guest.locale)}`);
      await guest.page.getByText(guest.words.t('statuses.booking.CONFIRMED')).first().waitFor();
      await guest.page.goto(pathOf('editReservation', guest.locale));
      await guest.page.getByText(guest.words.t('editing.byContact.title')).waitFor();
    },
  },
  {
    name: 'change a booking, none opened',
    route: 'editReservation',
    open: async (guest) => {
      await guest.page.goto(pathOf('editReservation', guest.locale));
      await guest.page.getByText(guest.words.t('editing.noKey')).waitFor();
    },
  },
  {
    name: 'reservation, not found',
    route: 'reservation',
    open: async (guest) => {
      await guest.page.goto(`${pathOf('reservation', guest.locale)}#id=999&hash=nothing`);
      await guest.page.getByRole('heading', { name: guest.words.t('reservation.find.badLink') }).waitFor();
    },
  },
];
