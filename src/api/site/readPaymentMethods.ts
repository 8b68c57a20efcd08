import { graphql } from 'relay-runtime';
import type { Bank, PaymentCard } from '@/domain/payment/payment';
import type { readPaymentMethods_methods$data } from './__generated__/readPaymentMethods_methods.graphql';

void graphql`
  fragment readPaymentMethods_methods on PaymentMethods @relay(mask: false) {
    cards
    banks
  }
`;

/** The cards that the site takes, by their name in the site's API. */
export const cardsByName: Readonly<Record<string, PaymentCard>> = {
  Amex: 'AMEX',
  DinersClub: 'DINERS_CLUB',
  Mastercard: 'MASTERCARD',
  SBusiness: 'S_BUSINESS',
  Visa: 'VISA',
};
const banks: Readonly<Record<string, Bank>> = { DanskeBank: 'DANSKE', Nordea: 'NORDEA', OP: 'OP', SPankki: 'S_BANK' };

/**
 * The cards and banks as domain values; methods that the site does not support are left out. Selected by
 * `paymentMethods { ...readPaymentMethods_methods @relay(mask: false) }`.
 */
export function readPaymentMethods(methods: readPaymentMethods_methods$data): {
  readonly cards: readonly PaymentCard[];
  readonly banks: readonly Bank[];
} {
  return {
    cards: methods.cards.flatMap((card) => cardsByName[card] ?? []),
    banks: methods.banks.flatMap((bank) => banks[bank] ?? []),
  };
}
