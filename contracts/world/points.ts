import { cardOfCustomer } from './cards/cardRegistry';
import { pointsOn } from './cards/cardTransactions';
import type { World } from './context';
import type { CustomerRecord } from './customers';

/** The points a customer can use, in hundredths; none without a card. */
export const pointsLeft = (world: World, customer: CustomerRecord): number => {
  const card = cardOfCustomer(world, customer.id);
  return card ? pointsOn(world, card) * 100 : 0;
};
