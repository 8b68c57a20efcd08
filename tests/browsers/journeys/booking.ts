import { hrefOf, pathOf } from '../../../src/routes/routes';
import { contact, shortStay } from '../../support/guest';
import { paymentWords } from '../../support/words';
import type { GuestWindow } from '../guestWindow';
import type { Journey } from './journey';
import { same } from './journey';

const wayOn = { selector: '[data-bottom-bar] > button' } as const;
const pays = paymentWords.fi;

/** Opens the rooms of a hotel and chooses the first, as soon as its button shows. */
async function toRates(guest: GuestWindow): Promise<void> {
  await guest.open(hrefOf('chooseRoom', guest.locale, shortStay));
  await guest.press(guest.button(guest.words.t('chooseRoom.choose')));
  await guest.untilAt(`${pathOf('chooseRate', guest.locale)}?room=0`);
}

async function toDetails(guest: GuestWindow): Promise<void> {
  await toRates(guest);
  await guest.press(wayOn);
  await guest.untilAt(pathOf('chooseExtras', guest.locale));
  // The step before stays until the next has arrived.
  await guest.untilText(guest.words.t('chooseExtras.add'));
  await guest.press(wayOn);
  await guest.untilShown({ selector: '#firstName' });
}

async function toConfirm(guest: GuestWindow): Promise<void> {
  await toDetails(guest);
  for (const [field, value] of Object.entries(contact)) await guest.fill(`#${field}`, value);
  await guest.press(guest.button(guest.words.t('contactDetails.next')));
  await guest.untilAt(pathOf('checkAndConfirm', guest.locale));
}

async function order(guest: GuestWindow): Promise<void> {
  // The way to pay is the text of its card.
  await guest.press({ selector: 'main form label > span', text: guest.words.t('payment.ways.DEPOSIT') });
  await guest.press({ selector: '#terms' });
  await guest.press({ selector: 'main form button[type=submit]' });
  await guest.untilAt('/pay/');
}

async function pay(guest: GuestWindow): Promise<void> {
  await guest.press(guest.button(pays.pay));
  await guest.untilAt(pathOf('confirmation', guest.locale));
  await guest.untilShown({ selector: 'h1' });
}

export const booking: readonly Journey[] = [
  {
    name: 'a guest books a room, is declined by the bank, and pays',
    isInPart: true,
    run: async (guest, site) => {
      await toConfirm(guest);
      await order(guest);
      await guest.press(guest.button(pays.decline));
      await guest.untilText(guest.words.t('errors.payment.REFUSED_BY_ISSUER.title'));
      await guest.press(guest.button(guest.words.t('payment.notPaid.again')));
      await guest.untilAt('/pay/');
      await pay(guest);
      same('bookings', (await site.bookings()).length, 1);
    },
  },
  {
    name: 'each step is the same after a reload, and by back and forward',
    run: async (guest) => {
      await toDetails(guest);
      await guest.fill('#firstName', 'Aino');
      await guest.engine.reload();
      await guest.until('the name that was typed', `document.querySelector('#firstName')?.value === 'Aino'`);
      await guest.engine.back();
      await guest.untilAt(pathOf('chooseExtras', guest.locale));
      await guest.untilShown(wayOn);
      await guest.engine.back();
      await guest.untilAt(pathOf('chooseRate', guest.locale));
      await guest.untilShown(wayOn);
      await guest.engine.reload();
      await guest.untilShown(wayOn);
      await guest.engine.forward();
      await guest.untilAt(pathOf('chooseExtras', guest.locale));
      await guest.engine.forward();
      await guest.until('the name again', `document.querySelector('#firstName')?.value === 'Aino'`);
    },
  },
  {
    name: 'the bank’s window is closed, and the payment is gone on with from the home page in another tab',
    run: async (guest, site) => {
      await toConfirm(guest);
      await order(guest);
      await guest.engine.otherTab(true);
      await guest.open(pathOf('home', guest.locale));
      await guest.press({ selector: 'a', text: guest.words.t('shell.resumePayment.go') });
      await guest.untilText(guest.words.t('payment.open.title'));
      await guest.press({ selector: 'a, button', text: guest.words.t('payment.open.go') });
      await guest.untilAt('/pay/');
      await pay(guest);
      same('bookings', (await site.bookings()).length, 1);
      await guest.engine.otherTab(false);
    },
  },
  {
    // The second press comes while one step turns into the next.
    name: 'a room and its rate pressed at once, ten times, are chosen ten times',
    run: async (guest) => {
      for (let time = 0; time < 10; time += 1) {
        await toRates(guest);
        await guest.press(wayOn);
        await guest.untilAt(pathOf('chooseExtras', guest.locale));
      }
    },
  },
];
