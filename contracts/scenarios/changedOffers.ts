import { orders, searchesAndOrders } from './asked';
import type { Scenario } from './scenario';

/** More expensive in availability and in booking, so a guest who searches again can go on at the new price. */
const priceChange: Scenario = {
  name: 'price-change',
  description:
    'Every price is five per cent higher from now on; an order at the old price is answered with both prices.',
  given: 'Every price has risen by five per cent.',
  when: 'A guest searches, or books at the price of before.',
  then: 'The search has the new price; the order is refused with both prices.',
  asks: searchesAndOrders,
  twist: { pricePercent: 105 },
};

/** The search is cached and does not have the new price yet. */
const unexpectedPrice: Scenario = {
  name: 'unexpected-price',
  description:
    'An order costs five per cent more than the search says; only the refusal of the order names the new price.',
  given: 'The price has risen, and the search does not have it yet.',
  when: 'A guest books at the price of the search.',
  then: 'Nothing is booked, and the answer has both prices.',
  asks: orders,
  twist: { orderPricePercent: 105 },
};

const termsChange: Scenario = {
  name: 'terms-change',
  description: 'Prices stay, but nothing can be cancelled any more.',
  given: 'No rate can be cancelled any more.',
  when: 'A guest searches, or books.',
  then: 'The offers cost the same and cannot be cancelled.',
  asks: searchesAndOrders,
  twist: { nothingCancellable: true },
};

export const changedOffers: readonly Scenario[] = [priceChange, unexpectedPrice, termsChange];
