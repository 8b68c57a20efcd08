import { restrictionReasons } from '@/domain/rate/ratePlan';
import { kebab, type Scenario } from './scenario';

/** `restriction-asom-required`, …: one rate of each room has the restriction, the others can be booked. */
export const restrictions: readonly Scenario[] = restrictionReasons.map((reason) => ({
  name: `restriction-${kebab(reason)}`,
  description: `The prepaid rate of every room is restricted by ${reason}.`,
  twist: { restriction: reason },
}));
