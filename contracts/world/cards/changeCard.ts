import type { World } from '../context';
import type { CustomerRecord } from '../customers';
import { immediately } from '../store/openStore';
import { storeSCard, type CardConsents, type CardHolder, type CardRecord } from '../store/sCards';
import { cardOfCustomer } from './cardRegistry';

/** Changes the details of a customer's card; null without one. */
export const editCard = (
  world: World,
  customer: CustomerRecord,
  change: { readonly holder: CardHolder; readonly consents: CardConsents },
): CardRecord | null =>
  immediately(world.store, () => {
    const card = cardOfCustomer(world, customer.id);
    if (!card) return null;
    const changed = { ...card, ...change };
    storeSCard(world.store, changed);
    return changed;
  });

/** Takes the card out of the account; it stays valid. False when there is none. */
export const removeCard = (world: World, customer: CustomerRecord): boolean =>
  immediately(world.store, () => {
    const card = cardOfCustomer(world, customer.id);
    if (!card) return false;
    storeSCard(world.store, { ...card, customerId: null });
    return true;
  });
