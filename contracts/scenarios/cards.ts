import { benefitStatuses, membershipStatuses } from '@/domain/card/loyaltyCard';
import { cardValidities } from '@/domain/guest/customer';
import { associationErrors, cardOrderErrors, cardPromotionErrors, withdrawalErrors } from '../world/apiCodes';
import { cardConnections, cardOrders, cardPromotions, cardWithdrawals, shownCards } from './asked';
import { kebab, type Scenario } from './scenario';

/** `connect-not-found`, `promotion-no-scard`, `membership-mismatch`, `benefit-voided`, `card-expiring`, …: rare states of cards. */
export const cards: readonly Scenario[] = [
  ...associationErrors.map((code): Scenario => ({
    name: `connect-${kebab(code)}`,
    description: `Connecting a card is answered with ${code}.`,
    given: `The card of an account cannot be connected, changed or taken out: ${code}.`,
    when: 'A customer connects a card, changes it or takes it out.',
    then: `The answer is the error ${code}.`,
    asks: cardConnections,
    twist: { cardError: code },
  })),
  ...cardPromotionErrors.map((code): Scenario => ({
    name: `promotion-${kebab(code)}`,
    description: `A code for the card is answered with ${code}.`,
    given: `The code is not taken: ${code}.`,
    when: 'Somebody tries a promotion code for the card.',
    then: `The answer is the error ${code}.`,
    asks: cardPromotions,
    twist: { cardPromotionError: code },
  })),
  ...cardOrderErrors.map((code): Scenario => ({
    name: `card-order-${kebab(code)}`,
    description: `Ordering a card, or giving an order up, is answered with ${code}.`,
    given: `A card cannot be ordered, nor its order given up: ${code}.`,
    when: 'Somebody orders a card or another year of it, or gives the order up.',
    then: `The answer is the error ${code}.`,
    asks: cardOrders,
    twist: { cardOrderError: code },
  })),
  ...withdrawalErrors.map((code): Scenario => ({
    name: `withdrawal-${kebab(code)}`,
    description: `Withdrawing a card by its number is answered with ${code}.`,
    given: `The purchase of a card cannot be withdrawn: ${code}.`,
    when: 'Somebody without an account looks for what can be withdrawn, or withdraws.',
    then: `The answer is the error ${code}.`,
    asks: cardWithdrawals,
    twist: { withdrawalError: code },
  })),
  ...membershipStatuses.map((status): Scenario => ({
    name: `membership-${kebab(status)}`,
    description: `The membership of every card is ${status}.`,
    given: `The membership is ${status}.`,
    when: 'A customer opens their card.',
    then: `The card has the status ${status}.`,
    asks: shownCards,
    twist: { cardStatus: status },
  })),
  ...benefitStatuses.map((status): Scenario => ({
    name: `benefit-${kebab(status)}`,
    description: `Every benefit of a card is ${status}.`,
    given: `Every benefit is ${status}.`,
    when: 'A customer opens their card.',
    then: `Each benefit has the status ${status}.`,
    asks: shownCards,
    twist: { benefitStatus: status },
  })),
  ...cardValidities.map((validity): Scenario => ({
    name: `card-${kebab(validity)}`,
    description: `Every card is ${validity}.`,
    given: `The card is ${validity}.`,
    when: 'A customer opens their card.',
    then: `The card has the validity ${validity}.`,
    asks: shownCards,
    twist: { cardValidity: validity },
  })),
];
