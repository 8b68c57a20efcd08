import { benefitStatuses, membershipStatuses } from '@/domain/card/loyaltyCard';
import { cardValidities } from '@/domain/guest/customer';
import { associationErrors, cardPromotionErrors } from '../world/apiCodes';
import { kebab, type Scenario } from './scenario';

/** `connect-not-found`, `promotion-no-scard`, `membership-mismatch`, `benefit-voided`, `card-expiring`, …: rare states of cards. */
export const cards: readonly Scenario[] = [
  ...associationErrors.map((code): Scenario => ({
    name: `connect-${kebab(code)}`,
    description: `Connecting a card is answered with ${code}.`,
    twist: { cardError: code },
  })),
  ...cardPromotionErrors.map((code): Scenario => ({
    name: `promotion-${kebab(code)}`,
    description: `A code for the card is answered with ${code}.`,
    twist: { cardPromotionError: code },
  })),
  ...membershipStatuses.map((status): Scenario => ({
    name: `membership-${kebab(status)}`,
    description: `The membership of every card is ${status}.`,
    twist: { cardStatus: status },
  })),
  ...benefitStatuses.map((status): Scenario => ({
    name: `benefit-${kebab(status)}`,
    description: `Every benefit of a card is ${status}.`,
    twist: { benefitStatus: status },
  })),
  ...cardValidities.map((validity): Scenario => ({
    name: `card-${kebab(validity)}`,
    description: `Every card is ${validity}.`,
    twist: { cardValidity: validity },
  })),
];
