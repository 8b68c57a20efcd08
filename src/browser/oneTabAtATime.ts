import { keptStorage } from './keptStorage';
import { randomId } from './randomId';

/** What this site does in one tab of a browser at a time. */
export type TabLock = 'cardPurchase' | 'cardRenewal' | 'order';

/** A lease that its tab no longer renews is over after that long: the tab was closed, or the browser stopped it. */
const LEASE_MS = 5_000;
const RENEW_MS = 1_000;
/** A busy browser shows a tab what another one wrote that much later. */
const SETTLE_MS = 150;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Lease {
  readonly holder: string;
  readonly until: number;
}

function readLease(key: string): Lease | null {
  try {
    const lease = JSON.parse(keptStorage.getItem(key) ?? 'null') as Partial<Lease> | null;
    const { holder, until } = lease ?? {};
    return typeof holder === 'string' && typeof until === 'number' ? { holder, until } : null;
  } catch {
    return null;
  }
}

const writeLease = (key: string, holder: string): void =>
  keptStorage.setItem(key, JSON.stringify({ holder, until: Date.now() + LEASE_MS } satisfies Lease));

/** Whether the lease was free, and is this tab's now: of tabs that take it at once, the last to write has it. */
async function takeLease(key: string, holder: string): Promise<boolean> {
  // What another tab has written already gets here first.
  await pause(SETTLE_MS);
  const held = readLease(key);
  if (held && held.until > Date.now()) return false;
  writeLease(key, holder);
  await pause(SETTLE_MS);
  return readLease(key)?.holder === holder;
}

/** For browsers without locks, and for pages on plain http, where they do not have them. */
async function underLease<T>(name: TabLock, work: () => Promise<T>): Promise<T> {
  const key = `sarastus.lock.${name}`;
  const holder = randomId();
  while (!(await takeLease(key, holder)));
  const renewal = setInterval(() => writeLease(key, holder), RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    if (readLease(key)?.holder === holder) keptStorage.removeItem(key);
  }
}

/**
 * Does some work while no other tab of this browser does the same. Waits for the other tab, however long it takes; what
 * that tab has stored is there when the work begins.
 */
export async function oneTabAtATime<T>(name: TabLock, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { readonly locks?: LockManager };
  let isBegun = false;
  if (!locks) return underLease(name, work);
  try {
    return await locks.request(`sarastus.lock.${name}`, () => {
      isBegun = true;
      return work();
    });
  } catch (error) {
    // Where a guest has forbidden storage, locks are forbidden too.
    if (isBegun) throw error;
    return underLease(name, work);
  }
}
