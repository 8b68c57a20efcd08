import { graphql } from 'relay-runtime';
import { readAmount } from '@/api/readAmount';
import { readOptional } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import { readDate } from '@/api/readTime';
import { cardOrderStatuses } from '@/domain/card/cardOrder';
import type { CardOrder } from '@/domain/card/cardOrder';
import { knownOr } from '@/domain/known';
import type { readCardOrder_order$data } from './__generated__/readCardOrder_order.graphql';

void graphql`
  fragment readCardOrder_order on SCardOrder @relay(mask: false) {
    id
    orderKey
    status
    price {
      value
      currency
    }
    cardNumber
    validUntil
  }
`;

/** An order of a card. An unknown status counts as pending: nothing is paid again on it. */
export const readCardOrder = (order: readCardOrder_order$data): CardOrder => ({
  orderId: readText(order.id),
  orderKey: readText(order.orderKey),
  status: knownOr(order.status, cardOrderStatuses, 'PENDING'),
  price: readAmount(order.price),
  cardNumber: readOptional(order.cardNumber, readText),
  validUntil: readOptional(order.validUntil, readDate),
});
