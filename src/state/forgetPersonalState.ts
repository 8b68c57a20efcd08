import { keptStorage } from '@/browser/keptStorage';
import { announceWrite, keysOf, readKept, removeKept, writeKept } from '@/browser/keptValue';
import { EMPTY_CONTACT } from '@/domain/contactRules';
import { forgetOpenReservation } from './openReservationState';
import { emptyCheckAndConfirm, flowKeeping } from './reservationFlowShape';

/** Where signing in was asked for, and what was booked here. */
const personalKeys = ['sarastus.state.auth', 'sarastus.state.madeBookings'] as const;

function forget(key: string): void {
  keptStorage.removeItem(key);
  announceWrite(key);
}

/** What a flow says of the person who chooses. */
const nobody = {
  contactInformation: EMPTY_CONTACT,
  contactComplete: false,
  checkAndConfirm: emptyCheckAndConfirm,
  paymentState: null,
  setAside: [],
};

/** Rewrites a flow that is kept, so that rooms and days stay. One that cannot be read may hold a name, and is removed. */
function forgetPersonInFlow(): void {
  const now = Date.now();
  const flow = readKept(keptStorage, flowKeeping, now);
  if (flow) writeKept(keptStorage, flowKeeping, { ...flow, ...nobody }, now);
  else removeKept(keptStorage, flowKeeping);
  for (const key of keysOf(flowKeeping)) announceWrite(key);
}

/**
 * Forgets who the guest is, in this browser and on the screens that are open: for signing out. What they were choosing
 * stays, without name, address, terms and attempt to book or pay; an order that was never answered is forgotten too, since
 * it is full of them, and is found among the customer's own bookings if it was made. Not for a session that merely ran
 * out: then the guest is still there. Needs no React tree.
 */
export function forgetPersonalState(): void {
  for (const key of personalKeys) forget(key);
  forgetPersonInFlow();
  forgetOpenReservation();
}
