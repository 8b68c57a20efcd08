import type { Twist } from '../world/twist';
import { authenticationRequired, authorizationErrors, refreshRefused, tokensRefused } from './authorization';
import { availabilityIssues } from './availabilityIssues';
import { bookingIssues } from './bookingIssues';
import { bookingNotFound } from './bookingNotFound';
import { faults } from './faults';
import { guaranteeFailures, paymentErrors } from './guaranteeFailures';
import { lastRoomSold } from './lastRoomSold';
import { olderFrontend } from './olderFrontend';
import { paymentPages } from './paymentPages';
import { cards } from './cards';
import { changedOffers } from './changedOffers';
import { reservationStates } from './reservationStates';
import { isRootField } from './rootFields';
import type { Fault, Scenario } from './scenario';
import { restrictions } from './restrictions';
import { searchFailures } from './searchFailures';
import { serviceNotices } from './serviceNotices';
import { soldOut } from './soldOut';
import { staysAndChanges } from './staysAndChanges';

/** Every scenario by name. */
export const scenarios: readonly Scenario[] = [
  ...changedOffers,
  ...paymentPages,
  lastRoomSold,
  soldOut,
  bookingNotFound,
  ...serviceNotices,
  olderFrontend,
  ...searchFailures,
  ...availabilityIssues,
  ...restrictions,
  ...bookingIssues,
  ...guaranteeFailures,
  ...paymentErrors,
  ...authorizationErrors,
  ...authenticationRequired,
  ...tokensRefused,
  refreshRefused,
  ...reservationStates,
  ...cards,
  ...staysAndChanges,
  ...faults,
];

const byName = new Map(scenarios.map((scenario) => [scenario.name, scenario]));

/** Unknown names are errors, so that no test passes without its scenario. */
export class UnknownScenarioError extends Error {}

/** What the scenarios of a call request. */
export interface RequestedScenarios {
  readonly twist: Twist;
  /** The root field it is limited to, if any. */
  readonly faults: readonly { readonly fault: Fault; readonly field: string | null }[];
}

/** Reads names separated by commas. */
export const readScenarios = (names: string | null | undefined): RequestedScenarios => {
  const asked = (names ?? '').split(',').map((name) => name.trim());
  let twist: Twist = {};
  const wanted: { fault: Fault; field: string | null }[] = [];
  for (const entry of asked.filter((name) => name !== '')) {
    const [name = '', field = null] = entry.split(':');
    const scenario = byName.get(name);
    if (!scenario) throw new UnknownScenarioError(`No scenario is called ${JSON.stringify(name)}`);
    if (field !== null && !isRootField(field))
      throw new UnknownScenarioError(`No API has the root field ${JSON.stringify(field)}`);
    twist = { ...twist, ...scenario.twist };
    if (scenario.fault) wanted.push({ fault: scenario.fault, field });
  }
  return { twist, faults: wanted };
};
