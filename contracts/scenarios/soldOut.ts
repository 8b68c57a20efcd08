import type { Scenario } from './scenario';

export const soldOut: Scenario = {
  name: 'sold-out',
  tells: 'No hotel has a room on the days asked for; the nearest days are told.',
  twist: { soldOut: true },
};
