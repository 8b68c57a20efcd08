import { keptStorage } from '@/browser/keptStorage';
import { hoursInMs, readKept, announceWrite, writeKept } from '@/browser/keptValue';
import { EMPTY_CONTACT } from '@/domain/contactRules';
import { flowKey } from './keptFlow';
import { forgetOpenReservation } from './openReservationState';
import { emptyCheckAndConfirm, parseFlow } from './reservationFlowShape';

/** Where signing in was asked for, and what was booked here. */
const personalKeys = ['sarastus.state.auth', 'sarastus.state.madeBookings'] as const;

function forget(key: string): void {
  keptStorage.removeItem(key);
  announceWrite(key);
}

/** Rewrites a flow that is kept, so that rooms and days stay and the guest is nobody. */
function forgetPersonIn<T extends object>(key: string, parse: (value: unknown) => T | null, nobody: Partial<T>): void {
  const now = Date.now();
  const flow = readKept(keptStorage, { key, parse, lifetimeMs: hoursInMs(24) }, now);
  if (flow) writeKept(keptStorage, key, { ...flow, ...nobody }, now);
  // What could not be read may hold a name all the same.
  else keptStorage.removeItem(key);
  announceWrite(key);
}

/**
 * Forgets who the guest is, in this browser and on the screens that are open: for signing out. What they were choosing
 * stays, without name, address, terms and attempt to book or pay; an order that was never answered is forgotten too, since
 * it is full of them, and is found among the customer's own bookings if it was made. Not for a session that merely ran
 * out: then the guest is still there. Needs no React tree.
 */
export function forgetPersonalState(): void {
  for (const key of personalKeys) forget(key);
  forgetPersonIn(flowKey, parseFlow, {
    contactInformation: EMPTY_CONTACT,
    contactComplete: false,
    checkAndConfirm: emptyCheckAndConfirm,
    paymentState: null,
    setAside: [],
  });
  forgetOpenReservation();
}
