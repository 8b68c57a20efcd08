import { steps } from '@/domain/stay/steps';
import type { RouteId } from '@/routes/routes';
import type { OrderKind } from '@/state/keptFlow';

const kinds: readonly OrderKind[] = ['booking', 'purchase', 'renewal'];

/** The orders that a page shows itself. */
const shownOn: Partial<Record<RouteId, readonly OrderKind[]>> = {
  ...Object.fromEntries(steps.map((step) => [step, ['booking']])),
  paymentReturn: ['booking'],
  sCardPurchase: ['purchase'],
  sCardRenewal: ['renewal'],
  sCardPayment: ['purchase', 'renewal'],
};

/** The orders that a page has a notice of while they wait for their payment: all but those that it shows itself. */
export const noticesOn = (route: RouteId): readonly OrderKind[] =>
  kinds.filter((kind) => !shownOn[route]?.includes(kind));
