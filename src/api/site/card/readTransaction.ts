import { graphql } from 'relay-runtime';
import { isAlcohol } from '@/domain/stay/extras';
import { knownOr } from '@/domain/known';
import { transactionFilters } from '@/domain/card/loyaltyCard';
import type { CardTransaction, CardTransactionLine } from '@/domain/card/loyaltyCard';
import { times } from '@/domain/money';
import { readAmount } from '../../readAmount';
import { readEach } from '../../readEach';
import { readCount, readNumber, readText } from '../../readLeaf';
import { readDate } from '../../readTime';
import type { readTransaction_transaction$data } from './__generated__/readTransaction_transaction.graphql';

void graphql`
  fragment readTransaction_transaction on SCardTransaction @relay(mask: false) {
    id
    date
    place
    kind
    total {
      value
      currency
    }
    points
    lines {
      name
      quantity
      count
      categoryIds
      expectedUnitPrice {
        value
        currency
      }
      totalPrice {
        amount {
          value
          currency
        }
      }
    }
  }
`;

type Line = readTransaction_transaction$data['lines'][number];

/** A line of a receipt. Its number of units is in either of two fields, or it is one. */
function readLine({ name, quantity, count, categoryIds, expectedUnitPrice, totalPrice }: Line): CardTransactionLine {
  const units = readCount(quantity ?? count ?? 1);
  const amount = totalPrice?.amount;
  return {
    name: readText(name),
    quantity: units,
    total: amount ? readAmount(amount) : times(readAmount(expectedUnitPrice), units),
    isAlcohol: isAlcohol(categoryIds),
  };
}

/** What happened with a card. Throws MalformedError on one without a day or an amount. */
export function readTransaction(answered: readTransaction_transaction$data): CardTransaction {
  return {
    id: readText(answered.id),
    date: readDate(answered.date),
    place: readText(answered.place),
    kind: knownOr(answered.kind, transactionFilters, 'PURCHASE'),
    total: readAmount(answered.total),
    points: readNumber(answered.points),
    lines: readEach(answered.lines, readLine),
  };
}
