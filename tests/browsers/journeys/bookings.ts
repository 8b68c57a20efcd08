import { inflateSync } from 'node:zlib';
import { makeReservation } from '../../support/editing';
import { pathOf } from '../../../src/routes/routes';
import type { GuestWindow } from '../guestWindow';
import type { ServedSite } from '../site';
import type { Journey } from './journey';
import { same } from './journey';

const ARRIVAL = '2026-11-02T15:30:00+02:00';
const LAST_NAME = 'Mäkinen';

interface Key {
  readonly id: string;
  readonly hash: string;
}

/** Opens a page of a booking by its link, as from an e-mail. */
async function openByLink(
  guest: GuestWindow,
  page: 'checkIn' | 'editReservation' | 'reservation',
  key: Key,
): Promise<void> {
  await guest.open(`${pathOf(page, guest.locale)}#${new URLSearchParams({ ...key }).toString()}`);
}

async function reserve({ harness }: ServedSite): Promise<Key> {
  const { id, reservationHash } = await makeReservation({ address: harness });
  return { id, hash: reservationHash };
}

/** Gives a customer a history of stays, and names one. */
async function given({ harness }: ServedSite, name: string): Promise<Key> {
  const answer = await fetch(`${harness}/__test/stays`, { method: 'POST', body: JSON.stringify({ customer: 'none' }) });
  const { stays } = (await answer.json()) as {
    readonly stays: Readonly<Record<string, { readonly number: string; readonly hash: string }>>;
  };
  const { number: id, hash } = stays[name] ?? { number: '', hash: '' };
  return { id, hash };
}

/** How many sheets a PDF has. Firefox packs the list of its pages. */
function sheetsOf(paper: Buffer): number {
  const text = paper.toString('latin1');
  const packed = [...text.matchAll(/\/ObjStm[^]*?stream\r?\n([^]*?)\r?\nendstream/g)].map(([, stream = '']) =>
    inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  );
  return ([text, ...packed].join('\n').match(/\/Type\s*\/Page(?!s)/g) ?? []).length;
}

const inDialog = (text: string) => ({ selector: 'dialog[open] button', text });

export const bookings: readonly Journey[] = [
  {
    name: 'a booking is found by its number and name, and cancelled',
    run: async (guest, site) => {
      const { t } = guest.words;
      const { id } = await reserve(site);
      await guest.open(pathOf('findReservation', guest.locale));
      await guest.type('#bookingNumber', '100000000');
      await guest.type('#lastName', LAST_NAME);
      await guest.press(guest.button(t('reservation.find.submit')));
      await guest.untilText(t('errors.reservation.NOT_FOUND.title'));
      await guest.fill('#bookingNumber', id);
      await guest.press(guest.button(t('reservation.find.submit')));
      await guest.untilAt(pathOf('reservation', guest.locale));
      await guest.press(guest.button(t('reservation.cancel.open')));
      await guest.press(inDialog(t('reservation.cancel.confirm')));
      await guest.untilText(t('reservation.confirmation.cancelled'));
      same(
        'states',
        (await site.bookings()).map(({ state }) => state),
        ['CANCELLED'],
      );
    },
  },
  {
    name: 'the dates of a booking are changed in the calendar',
    bookedBy: 'v1',
    run: async (guest, site) => {
      const { t } = guest.words;
      await openByLink(guest, 'editReservation', await reserve(site));
      await guest.press(guest.button(t('editing.open.dates')));
      await guest.press({ selector: 'dialog[open] [data-day="2026-12-02"]' });
      await guest.press({ selector: 'dialog[open] [data-day="2026-12-05"]' });
      await guest.press(inDialog(t('dates.use')));
      const dearer = t('editing.confirm.dearer', { amount: '@' }).split('@')[0] ?? '';
      const confirm = `[...document.querySelectorAll('main button')].find((each) => each.textContent.startsWith(${JSON.stringify(dearer)}))`;
      await guest.until('the price of the change', `Boolean(${confirm})`);
      const label = await guest.engine.evaluate<string>(`${confirm}.textContent.replace(/\\s+/g, ' ').trim()`);
      await guest.press(guest.button(label));
      await guest.untilText(t('editing.result.title'));
      same(
        'arrivals',
        (await site.bookings()).map(({ arrival }) => arrival),
        ['2026-12-02'],
      );
    },
  },
  {
    name: 'a booking prints on one sheet',
    isInPart: true,
    prints: true,
    run: async (guest, site) => {
      await openByLink(guest, 'reservation', await reserve(site));
      await guest.untilText(guest.words.t('reservation.status.title'));
      const paper = (await guest.engine.print?.()) ?? Buffer.alloc(0);
      same('sheets', sheetsOf(paper), 1);
    },
  },
  {
    name: 'a guest leaves the passenger notice and checks in',
    run: async (guest, site) => {
      const { t } = guest.words;
      const key = await given(site, 'arriving');
      await site.setNow(ARRIVAL);
      await openByLink(guest, 'checkIn', key);
      // Native date fields are typed into in each engine's own order, so this one is set.
      await guest.set('[id="room0.birthDate"]', '1984-02-29');
      await guest.set('[id="room0.nationality"]', 'EE');
      await guest.set('[id="room0.arrivesFrom"]', 'LV');
      await guest.type('[id="room0.documentNumber"]', 'KD1234567');
      await guest.press(guest.button(t('onlineStay.notice.save')));
      await guest.untilText(t('onlineStay.notice.saved', { number: 1 }));
      await guest.press(guest.button(t('onlineStay.checkIn.act')));
      await guest.untilText(t('onlineStay.checkIn.done'));
    },
  },
];
