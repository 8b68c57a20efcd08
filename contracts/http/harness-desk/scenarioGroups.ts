import {
  authenticationRequired,
  authorizationErrors,
  refreshRefused,
  tokensRefused,
} from '../../scenarios/authorization';
import { availabilityIssues } from '../../scenarios/availabilityIssues';
import { bookingIssues } from '../../scenarios/bookingIssues';
import { bookingNotFound } from '../../scenarios/bookingNotFound';
import { cards } from '../../scenarios/cards';
import { changedOffers } from '../../scenarios/changedOffers';
import { guaranteeFailures, paymentErrors } from '../../scenarios/guaranteeFailures';
import { lastRoomSold } from '../../scenarios/lastRoomSold';
import { olderFrontend } from '../../scenarios/olderFrontend';
import { paymentPages } from '../../scenarios/paymentPages';
import { reservationStates } from '../../scenarios/reservationStates';
import { restrictions } from '../../scenarios/restrictions';
import type { Scenario } from '../../scenarios/scenario';
import { searchFailures } from '../../scenarios/searchFailures';
import { serviceNotices } from '../../scenarios/serviceNotices';
import { soldOut } from '../../scenarios/soldOut';
import { staysAndChanges } from '../../scenarios/staysAndChanges';

/** The scenarios of the world in the order in which a guest meets them; faults have a form of their own. */
export const scenarioGroups: readonly (readonly [heading: string, scenarios: readonly Scenario[]])[] = [
  ['Searching', [soldOut, ...searchFailures, ...availabilityIssues]],
  ['Rooms and rates', [...changedOffers, lastRoomSold, ...restrictions]],
  ['Booking', bookingIssues],
  ['Paying', [...paymentPages, ...guaranteeFailures, ...paymentErrors]],
  ['After booking', [bookingNotFound, ...reservationStates]],
  ['Changes, check-out and keys', staysAndChanges],
  ['Cards', cards],
  ['Signing in and tokens', [...authorizationErrors, ...authenticationRequired, ...tokensRefused, refreshRefused]],
  ['The site itself', [...serviceNotices, olderFrontend]],
];
