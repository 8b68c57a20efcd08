import type { Scenario } from './scenario';

export const soldOut: Scenario = {
  name: 'sold-out',
  description: 'No hotel has a room on the days asked for; the answer names the nearest days.',
  twist: { soldOut: true },
};
