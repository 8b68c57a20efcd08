import { graphql } from 'relay-runtime';
import { MalformedError, readText } from '@/api/readLeaf';
import { readDate } from '@/api/readTime';
import { parseCardValidity } from '@/domain/customer';
import type { PaymentCard } from '@/domain/payment';
import type { SavedCard } from '@/domain/savedCard';
import type { readSavedCard_card$data } from './__generated__/readSavedCard_card.graphql';

void graphql`
  fragment readSavedCard_card on SavedPaymentCard @relay(mask: false) {
    id
    type
    lastDigits
    validity
    validUntil
  }
`;

const cards: Readonly<Record<string, PaymentCard>> = {
  Amex: 'AMEX',
  Mastercard: 'MASTERCARD',
  SBusiness: 'S_BUSINESS',
  Visa: 'VISA',
};

/** A saved card. Throws MalformedError on a card that the site does not take. */
export function readSavedCard({ id, type, lastDigits, validity, validUntil }: readSavedCard_card$data): SavedCard {
  const card = cards[type];
  if (!card) throw new MalformedError('a card that the site takes');
  return {
    id: readText(id),
    card,
    lastDigits: readText(lastDigits),
    validity: parseCardValidity(validity),
    validUntil: readDate(validUntil),
  };
}
