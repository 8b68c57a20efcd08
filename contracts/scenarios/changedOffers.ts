import type { Scenario } from './scenario';

/** More expensive in availability and in booking, so a guest who searches again can go on at the new price. */
const priceChange: Scenario = {
  name: 'price-change',
  description:
    'Every price is five per cent higher from now on; an order at the old price is answered with both prices.',
  twist: { pricePercent: 105 },
};

/** The search is cached and does not have the new price yet. */
const unexpectedPrice: Scenario = {
  name: 'unexpected-price',
  description:
    'An order costs five per cent more than the search says; only the refusal of the order names the new price.',
  twist: { orderPricePercent: 105 },
};

const termsChange: Scenario = {
  name: 'terms-change',
  description: 'Prices stay, but nothing can be cancelled any more.',
  twist: { nothingCancellable: true },
};

export const changedOffers: readonly Scenario[] = [priceChange, unexpectedPrice, termsChange];
