import { keptStorage } from '@/browser/keptStorage';
import { announceWrite, keysOf, readKept, removeKept, writeKept } from '@/browser/keptValue';
import { visitStorage } from '@/browser/visitStorage';
import { forgetCancelled } from './cancelledHere';
import { connectScardKeeping, sentCodeKeeping } from './connectScardState';
import { editFlowKeeping } from './editReservationFlowShape';
import { mySCardKeeping } from './mySCardState';
import { forgetOpenCopy } from './openReservationCopy';
import { forgetOpenReservation } from './openReservationState';
import { paymentErrorKeeping } from './paymentErrorState';
import { typedKeeping } from './typedForms';
import { cardSaleKeys } from './keptFlow';
import { forgetPersonInTabs } from './flowOfTab';
import { flowKeeping, withoutPerson } from './reservationFlowShape';

/**
 * Keys for the sign-in's return place, for who was signed in last, for bookings made here or being changed, for a failed
 * payment, and for cards.
 */
const personalKeys = [
  'sarastus.state.auth',
  'sarastus.auth.lastCustomer',
  'sarastus.state.madeBookings',
  editFlowKeeping.key,
  paymentErrorKeeping.key,
  cardSaleKeys.purchase,
  cardSaleKeys.renewal,
  'sarastus.state.sCardPromotionCode',
  mySCardKeeping.key,
  connectScardKeeping.key,
  sentCodeKeeping.key,
] as const;

function forget(key: string): void {
  keptStorage.removeItem(key);
  announceWrite(key);
}

/**
 * Removes personal data from a stored flow, keeping rooms and days. One that cannot be read may hold a name, and is
 * removed.
 */
function forgetPersonInFlow(): void {
  const now = Date.now();
  const flow = readKept(keptStorage, flowKeeping, now);
  if (flow) writeKept(keptStorage, flowKeeping, { ...flow, ...withoutPerson }, now);
  else removeKept(keptStorage, flowKeeping);
  forgetPersonInTabs();
  for (const key of keysOf(flowKeeping)) announceWrite(key);
}

/**
 * Forgets who the guest is, in this browser and on the open screens: for signing out, and before another customer is
 * signed in. What they were choosing stays, without name, address, terms and attempt to book or pay; an order that was
 * never answered is forgotten too, since it contains them, and is found among the customer's own bookings if it was made.
 * Not for a session that expired: then the guest is still there. Needs no React tree.
 */
export function forgetPersonalState(): void {
  for (const key of personalKeys) forget(key);
  // These two are in the storage of each tab: a write and its removal reach the other tabs as events.
  for (const { key } of [editFlowKeeping, typedKeeping]) {
    keptStorage.setItem(key, '');
    keptStorage.removeItem(key);
  }
  removeKept(visitStorage, typedKeeping);
  announceWrite(typedKeeping.key);
  forgetPersonInFlow();
  forgetOpenReservation();
  forgetOpenCopy();
  forgetCancelled();
}
