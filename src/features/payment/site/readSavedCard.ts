import { graphql } from 'relay-runtime';
import { MalformedError, readText } from '@/api/readLeaf';
import { readDate } from '@/api/readTime';
import { cardsByName } from '@/api/site/readPaymentMethods';
import { parseCardValidity } from '@/domain/guest/customer';
import type { SavedCard } from '@/domain/payment/savedCard';
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

/** A saved card. Throws MalformedError on a card that the site does not take. */
export function readSavedCard({ id, type, lastDigits, validity, validUntil }: readSavedCard_card$data): SavedCard {
  const card = cardsByName[type];
  if (!card) throw new MalformedError('a card that the site takes');
  return {
    id: readText(id),
    card,
    lastDigits: readText(lastDigits),
    validity: parseCardValidity(validity),
    validUntil: readDate(validUntil),
  };
}
