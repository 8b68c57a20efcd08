import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '../../../contracts/world/store/openStore';
import { startSite, type Site } from '../site';
import { accountFor, type Account, type Attempted } from './accountFor';
import { bookWith, CLOCK, findOrder, type Order } from './guest';

export interface Killed extends Account {
  /** Guests who had their answer before the end. */
  readonly answered: number;
  readonly stored: number;
}

const numbersIn = (data: string): readonly string[] => {
  const store = openStore(path.join(data, 'bookings.sqlite'));
  const rows = store.prepare('SELECT number FROM bookings').all() as { readonly number: string }[];
  store.close();
  return rows.map(({ number }) => number);
};

const keyOf = (guest: number) => `killed-${guest}`;

/** Books for all guests at once, and calls `onAnswered` at each answer. Null for who got none. */
const bookAll = (address: string, orders: readonly Order[], onAnswered: (count: number) => void) => {
  let count = 0;
  return Promise.all(
    orders.map((order, guest) =>
      bookWith({ address }, order, keyOf(guest)).then(
        ({ bookingNumber }) => {
          count += 1;
          onAnswered(count);
          return bookingNumber;
        },
        () => null,
      ),
    ),
  );
};

/**
 * Kills the harness when half of the guests have their booking, starts it again on the same store, and lets every guest
 * repeat the call with the same key, as the site does.
 */
export async function killInTheMiddle(guests: number): Promise<Killed> {
  const data = await mkdtemp(path.join(tmpdir(), 'sarastus-killed-'));
  const served = { data, clock: CLOCK, folder: data };
  const sites: Site[] = [];
  const start = async () => {
    const site = await startSite(served);
    sites.push(site);
    return site;
  };
  try {
    const first = await start();
    const orders: Order[] = [];
    for (let guest = 0; guest < guests; guest += 1) orders.push(await findOrder(first, guest));
    const before = await bookAll(first.address, orders, (count) => {
      if (count >= guests / 2) void first.kill();
    });
    await first.kill();
    const second = await start();
    const after = await bookAll(second.address, orders, () => undefined);
    await second.kill();
    const attempts = orders.map((_, guest): Attempted => ({
      key: keyOf(guest),
      before: before[guest] ?? null,
      after: after[guest] ?? null,
    }));
    const stored = numbersIn(data);
    const answered = before.filter((number) => number !== null).length;
    return { ...accountFor(attempts, stored), answered, stored: stored.length };
  } finally {
    await Promise.all(sites.map((site) => site.kill()));
    await rm(data, { recursive: true });
  }
}
