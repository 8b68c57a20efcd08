import type { Scenario } from './scenario';

/** Dearer in availability and in booking alike, so a guest who looks again can go on at the new price. */
export const priceChange: Scenario = {
  name: 'price-change',
  tells: 'Every price is five per cent higher from now on; an order at the old price is answered with both prices.',
  twist: { pricePercent: 105 },
};
