import { voidCardOrder } from '@/api/site/card/voidCardOrder';
import { keptStorage } from '@/browser/keptStorage';
import { readKept } from '@/browser/keptValue';
import { whenFlagKnown } from '@/flags/flagStore';
import { purchaseKeeping } from '@/state/purchaseScardShape';
import { renewalKeeping } from '@/state/renewScardShape';

/** Signing out does not wait longer for an API that does not answer. */
const LONGEST_MS = 3000;

/**
 * Gives up the orders of cards that this browser has and nobody has paid, so that a payment page which is still open
 * charges nothing for a card that nobody here knows of any more. One that a bank decides on stays the customer's own.
 * Which orders there are is read at once, so that the browser may forget them meanwhile.
 */
export async function voidCardOrders(): Promise<void> {
  const now = Date.now();
  const kept = [readKept(keptStorage, purchaseKeeping, now), readKept(keptStorage, renewalKeeping, now)];
  const orders = kept.flatMap((sale) => sale?.status?.order ?? []);
  if (orders.length === 0) return;
  const voiding = async () => {
    if (await whenFlagKnown('cardOrderVoid', false)) await Promise.all(orders.map(voidCardOrder));
  };
  await Promise.race([voiding(), new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
}
