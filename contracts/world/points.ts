import type { World } from './context';
import type { CustomerRecord } from './customers';

/** The points a customer has left, in hundredths: the card's balance minus booked reward nights. */
export const pointsLeft = (world: World, customer: CustomerRecord): number => {
  const { spent } = world.store
    .prepare("SELECT COALESCE(SUM(paid), 0) AS spent FROM bookings WHERE customerId = ? AND currency = 'S_POINT'")
    .get(customer.id) as { spent: number };
  return (customer.sCard?.points ?? 0) * 100 - Number(spent);
};
