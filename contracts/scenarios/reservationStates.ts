import { failureCatalogue } from '@/domain/failure';
import { guaranteeStatuses, paymentStatuses, reservationStatuses } from '@/domain/reservation/reservation';
import { bookings, options } from './asked';
import { kebab, type Scenario } from './scenario';

/** `status-due-out`, `site-status-unknown`, `guarantee-status-deposited`, `payment-status-paid`, `option-too-late`, …: a booking in a rare state. */
export const reservationStates: readonly Scenario[] = [
  ...reservationStatuses.map((status): Scenario => ({
    name: `status-${kebab(status)}`,
    description: `Every booking has the status ${status}.`,
    given: `A booking has the status ${status}.`,
    when: 'A booking is shown, or listed.',
    then: `Its status is ${status}.`,
    asks: bookings,
    twist: { reservationStatus: status },
  })),
  ...(['UNDEFINED', 'UNKNOWN'] as const).map((status): Scenario => ({
    name: `site-status-${kebab(status)}`,
    description: `The site's API says ${status} of every booking.`,
    given: `The site's API cannot place a booking.`,
    when: 'A booking is shown, or listed.',
    then: `Its status is ${status}.`,
    asks: { ...bookings, v2: [] },
    twist: { siteStatus: status },
  })),
  ...guaranteeStatuses.map((status): Scenario => ({
    name: `guarantee-status-${kebab(status)}`,
    description: `Every booking is ${status}.`,
    given: `A booking is guaranteed as ${status} says.`,
    when: 'A booking is shown, or listed.',
    then: `Its guarantee, or what v1 has for it, is ${status}.`,
    asks: bookings,
    twist: { guaranteeStatus: status },
  })),
  ...paymentStatuses.map((status): Scenario => ({
    name: `payment-status-${kebab(status)}`,
    description: `The payment of every booking is ${status}.`,
    given: `The payment of a booking is ${status}.`,
    when: 'A booking is shown, or listed.',
    then: `Its payment has the status ${status}.`,
    asks: bookings,
    twist: { paymentStatus: status },
  })),
  ...failureCatalogue.option.map((reason): Scenario => ({
    name: `option-${kebab(reason)}`,
    description: `No option of a booking is available, because of ${reason}.`,
    given: `Nothing can be done with a booking, because of ${reason}.`,
    when: 'A booking is shown, cancelled, or checked in.',
    then: `Its options, or the answer, name ${reason}.`,
    asks: options,
    twist: { optionReason: reason },
  })),
];
