import { graphql } from 'relay-runtime';
import type { WithdrawalReceipt } from '../../cardCalls';
import { readAmount } from '../../readAmount';
import { readText } from '../../readLeaf';
import { readDate, readInstant } from '../../readTime';
import type { readWithdrawalReceipt_receipt$data } from './__generated__/readWithdrawalReceipt_receipt.graphql';

void graphql`
  fragment readWithdrawalReceipt_receipt on SCardWithdrawalReceipt @relay(mask: false) {
    orderId
    withdrawnAt
    refund {
      amount {
        value
        currency
      }
      expectedBy
    }
  }
`;

/** What the holder of a withdrawn card gets. */
export const readWithdrawalReceipt = ({
  orderId,
  withdrawnAt,
  refund,
}: readWithdrawalReceipt_receipt$data): WithdrawalReceipt => ({
  orderId: readText(orderId),
  withdrawnAt: readInstant(withdrawnAt),
  amount: readAmount(refund.amount),
  expectedBy: readDate(refund.expectedBy),
});
