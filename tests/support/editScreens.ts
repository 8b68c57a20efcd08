import { click } from './click';
import { olderCodeStates } from './codeStates';
import { changeDates, confirmButton, openChange } from './editing';
import type { ScreenState } from './screenState';

/** Changing a reservation, which only the site of the older API does. */
const open: readonly Omit<ScreenState, 'isOlderOnly' | 'route'>[] = [
  { name: 'change a booking', open: async (guest) => void (await openChange(guest)) },
  {
    name: 'change a booking, other dates',
    open: async (guest) => {
      await openChange(guest, { extras: [{ extraServiceId: 'BREAKFAST', quantity: 2, price: 36 }] });
      await changeDates(guest, '2026-12-02', '2026-12-05');
      await confirmButton(guest).waitFor();
    },
  },
  {
    name: 'change a booking, the rooms',
    open: async (guest) => {
      await openChange(guest);
      await click(guest.button(guest.words.t('editing.open.room', { number: 1 })));
      await guest.rooms().first().waitFor();
    },
  },
  {
    name: 'change a booking, the extras',
    open: async (guest) => {
      await openChange(guest);
      await click(guest.button(guest.words.t('editing.open.extras', { number: 1 })));
      await guest.button(guest.words.t('editing.done')).waitFor();
    },
  },
  {
    name: 'change a booking, the details with a mistake',
    open: async (guest) => {
      await openChange(guest);
      await click(guest.button(guest.words.t('editing.open.contact')));
      await guest.page.locator('#email').fill('maija');
      await click(guest.button(guest.words.t('editing.contactDone')));
      await guest.page.getByText(guest.words.t('contactDetails.problems')).waitFor();
    },
  },
  {
    name: 'change a booking, the room is not free on other dates',
    open: async (guest, play) => {
      await openChange(guest);
      await play('sold-out');
      await changeDates(guest, '2026-12-02', '2026-12-05');
      await guest.page.getByText(guest.words.t('editing.problem.roomGone')).waitFor();
    },
  },
  {
    name: 'change a booking, leaving',
    open: async (guest) => {
      await openChange(guest);
      await changeDates(guest, '2026-12-02', '2026-12-05');
      await confirmButton(guest).waitFor();
      await click(guest.page.getByRole('banner').getByRole('link').first());
      await guest.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'change a booking, done',
    open: async (guest) => {
      await openChange(guest);
      await changeDates(guest, '2026-12-02', '2026-12-05');
      await click(confirmButton(guest));
      await guest.page.getByRole('heading', { level: 1, name: guest.words.t('editing.result.title') }).waitFor();
    },
  },
  {
    name: 'change a booking, no answer',
    open: async (guest, play) => {
      await openChange(guest);
      await changeDates(guest, '2026-12-02', '2026-12-05');
      await confirmButton(guest).waitFor();
      await play('server-error:editReservation');
      await click(confirmButton(guest));
      await guest.page.getByText(guest.words.t('editing.unanswered.title')).waitFor();
      await play('');
    },
  },
  ...olderCodeStates.edit.map((state) => ({
    name: `change a booking, ${state.code}`,
    open: async (guest: Parameters<ScreenState['open']>[0], play: Parameters<ScreenState['open']>[1]) => {
      await state.open(guest);
      await play(state.scenario);
      await state.provoke?.(guest);
      await guest.page.getByText(state.shown(guest, 'v1')).filter({ visible: true }).first().waitFor();
      await play('');
    },
  })),
];

export const editStates: readonly ScreenState[] = open.map((state) => ({
  ...state,
  route: 'editReservation',
  isOlderOnly: true,
}));
