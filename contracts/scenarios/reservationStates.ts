import { failureCatalogue } from '@/domain/failure';
import { guaranteeStatuses, paymentStatuses, reservationStatuses } from '@/domain/reservation/reservation';
import { kebab, type Scenario } from './scenario';

/** `status-due-out`, `site-status-unknown`, `guarantee-status-deposited`, `payment-status-paid`, `option-too-late`, …: a booking in a rare state. */
export const reservationStates: readonly Scenario[] = [
  ...reservationStatuses.map((status): Scenario => ({
    name: `status-${kebab(status)}`,
    description: `Every booking has the status ${status}.`,
    twist: { reservationStatus: status },
  })),
  ...(['UNDEFINED', 'UNKNOWN'] as const).map((status): Scenario => ({
    name: `site-status-${kebab(status)}`,
    description: `The site's API says ${status} of every booking.`,
    twist: { siteStatus: status },
  })),
  ...guaranteeStatuses.map((status): Scenario => ({
    name: `guarantee-status-${kebab(status)}`,
    description: `Every booking is ${status}.`,
    twist: { guaranteeStatus: status },
  })),
  ...paymentStatuses.map((status): Scenario => ({
    name: `payment-status-${kebab(status)}`,
    description: `The payment of every booking is ${status}.`,
    twist: { paymentStatus: status },
  })),
  ...failureCatalogue.option.map((reason): Scenario => ({
    name: `option-${kebab(reason)}`,
    description: `No option of a booking is available, because of ${reason}.`,
    twist: { optionReason: reason },
  })),
];
