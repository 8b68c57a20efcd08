import { restrictionReasons } from '@/domain/rate/ratePlan';
import { searches } from './asked';
import { kebab, type Scenario } from './scenario';

/** `restriction-asom-required`, …: one rate of each room has the restriction, the others can be booked. */
export const restrictions: readonly Scenario[] = restrictionReasons.map((reason) => ({
  name: `restriction-${kebab(reason)}`,
  description: `The prepaid rate of every room is restricted by ${reason}.`,
  given: `The prepaid rate is restricted: ${reason}.`,
  when: 'A guest searches.',
  then: `The offers at that rate name ${reason}; the others can be booked.`,
  asks: searches,
  twist: { restriction: reason },
}));
