import type { TestWorld } from '../../contracts/http/testGuest';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import type { Invoice } from '@/domain/reservation/invoice';
import type { PassengerNotice } from '@/domain/reservation/passengerNotice';
import { stayCallsV1 } from '@/features/stay/site/stayCallsV1';
import { loadInvoices } from '@/features/stay/site/useOpenInvoicesV1';
import type { Reader } from './reader';

const calls = stayCallsV1('en');
const noKey: BookingKey = { bookingNumber: '', bookingHash: '' };
let keys: Readonly<Record<string, BookingKey>> = {};
const keyOf = (name: string): BookingKey => keys[name] ?? noKey;

/** Gives a customer stays, and the guests in the house a phone that is active. */
async function beginStays({ address, harness }: TestWorld): Promise<void> {
  const given = await fetch(`${address}/__test/stays`, { method: 'POST', body: JSON.stringify({ customer: 'both' }) });
  const { stays } = (await given.json()) as {
    stays: Readonly<Record<string, { readonly number: string; readonly hash: string }>>;
  };
  keys = Object.fromEntries(
    Object.entries(stays).map(([name, { number, hash }]) => [name, { bookingNumber: number, bookingHash: hash }]),
  );
  const { bookingNumber } = keyOf('inHouse');
  const { store } = harness.world;
  store.prepare('INSERT INTO devices VALUES (?, ?, ?, ?)').run('phone', bookingNumber, 'Luuri', 1);
}

const notice: PassengerNotice = {
  ...{ firstName: 'Maija', lastName: 'Ranta', birthDate: '1984-02-29', nationality: 'FI', documentNumber: '' },
  ...{ arrivesFrom: 'SE', purpose: 'LEISURE', companions: [] },
};

/** The readers of what is answered about a stay. */
export const readersOfStay = [
  {
    operation: 'stayCallsV1NoticesMutation',
    before: beginStays,
    read: () => calls.saveNotice(keyOf('upcoming'), 0, notice),
    vital: /\.saved$/,
  },
  { operation: 'stayCallsV1CheckInMutation', read: () => calls.checkIn(keyOf('inHouse')) },
  { operation: 'stayCallsV1CheckOutMutation', read: () => calls.checkOut(keyOf('past1')) },
  { operation: 'stayCallsV1RegisterMutation', read: () => calls.registerPhone(keyOf('inHouse'), 'Luuri') },
  { operation: 'stayCallsV1RemoveMutation', read: () => calls.removePhone(keyOf('upcoming'), 'phone') },
  { operation: 'stayCallsV1KeyMutation', read: () => calls.makeKey(keyOf('inHouse'), 0, 'phone') },
  {
    operation: 'stayCallsV1CardMutation',
    read: () => calls.makeCardCode(keyOf('inHouse'), 0),
    vital: /\.key\./,
  },
  {
    operation: 'useOpenInvoicesV1Query',
    read: () => loadInvoices({ ...keyOf('leaving'), locale: 'en', paid: 0 }),
    counts: (invoices: readonly Invoice[]) => [invoices.length],
    // A bill without one of its lines would not add up.
    vital: /^openInvoices/,
  },
] as readonly Reader[];
