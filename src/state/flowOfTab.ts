import { keptStorage } from '@/browser/keptStorage';
import { announceWrite, readKept } from '@/browser/keptValue';
import { visitStorage } from '@/browser/visitStorage';
import { isForSameParty, isSameStay } from './flowBasis';
import { ordersIn } from './flowOrders';
import { emptyFlow, flowKeeping, withOrdersOf } from './reservationFlowShape';
import type { FlowOrders, ReservationFlow } from './reservationFlowShape';

/**
 * Under this name each tab keeps the flow that it shows; the browser's own is that of the tab that changed it last. The
 * browser keeps the time of the last signing out under it: flows that tabs kept before hold who was signed in.
 */
export const TAB_KEY = 'sarastus.state.reservationFlowOfTab';

export const tabKeeping = { ...flowKeeping, key: TAB_KEY, otherKeys: [], keyOf: () => TAB_KEY, outliving: undefined };

function keptInTab(now: number): ReservationFlow | null {
  const sinceSigningOut = now - Number(keptStorage.getItem(TAB_KEY) ?? 0);
  const lifetimeMs = Math.min(flowKeeping.lifetimeMs, sinceSigningOut);
  return readKept(visitStorage, { ...tabKeeping, lifetimeMs }, now);
}

/** Whether two tabs have begun different stays. */
export function isOtherStay(one: ReservationFlow, other: ReservationFlow): boolean {
  if (!one.criteria || !other.criteria) return false;
  return !isForSameParty(one.criteria, other.criteria) || !isSameStay(one.criteria, other.criteria);
}

/** All orders of the browser as a tab with a stay of its own sees them: an order that it did not make is set aside. */
function ordersSeenBy(mine: ReservationFlow, stored: FlowOrders): FlowOrders {
  const isMine = ({ createKey }: { readonly createKey: string }) => createKey === mine.paymentState?.createKey;
  const orders = ordersIn(stored);
  const current = orders.find(isMine);
  return {
    paymentState: current ? { ...current, isOfFlow: mine.paymentState?.isOfFlow === true } : null,
    setAside: orders.filter((each) => !isMine(each)).map((each) => ({ ...each, isOfFlow: false })),
  };
}

/**
 * The flow of a tab after another one has stored its own: the same stay is taken over as it is, beside another stay the
 * tab keeps what it shows, with the orders of both. An own order that is no longer there was settled, and ends the flow.
 */
export function seenBy(mine: ReservationFlow, stored: ReservationFlow): ReservationFlow {
  const orders = ordersSeenBy(mine, stored);
  const isSettled = mine.paymentState !== null && orders.paymentState === null;
  if (!mine.criteria || (!isOtherStay(mine, stored) && (stored.criteria || isSettled))) return stored;
  return withOrdersOf(isSettled && mine.paymentState?.isOfFlow ? emptyFlow : mine, orders);
}

/** What a tab writes over the flow that is stored: its own, unless that has ended and another tab has begun one. */
export function writtenOver(stored: ReservationFlow, mine: ReservationFlow): ReservationFlow {
  if (!mine.criteria && stored.criteria) return stored;
  return withOrdersOf(mine, isOtherStay(mine, stored) ? ordersSeenBy(mine, stored) : stored);
}

/** The flow that the browser keeps. */
export const storedFlow = () => readKept(keptStorage, flowKeeping, Date.now());

/** The flow that this tab shows, from storage; null when there is none. It needs no Recoil. */
export function flowOfTab(): ReservationFlow | null {
  const stored = storedFlow();
  const mine = stored?.criteria ? keptInTab(Date.now()) : null;
  return stored && mine ? seenBy(mine, stored) : stored;
}

/** Makes every tab forget who the guest is, for signing out. */
export function forgetPersonInTabs(): void {
  keptStorage.setItem(TAB_KEY, String(Date.now()));
  announceWrite(TAB_KEY);
}
