import type { World } from './context';
import type { CustomerRecord } from './customers';

/** Hundredths of points that a customer has left: what the card carries less the reward nights that stand. */
export const pointsLeft = (world: World, customer: CustomerRecord): number => {
  const { spent } = world.store
    .prepare("SELECT COALESCE(SUM(paid), 0) AS spent FROM bookings WHERE customerId = ? AND currency = 'S_POINT'")
    .get(customer.id) as { spent: number };
  return (customer.sCard?.points ?? 0) * 100 - Number(spent);
};
