import { graphql } from 'relay-runtime';
import { answerOf } from '@/api/answerOf';
import { askPlainly, changePlainly } from '@/api/askPlainly';
import { withdrawalRefusals } from '@/api/cardCalls';
import type { OrderWithdrawal, OrderWithdrawalCalls } from '@/api/cardCalls';
import { readAmount } from '@/api/readAmount';
import { readAnswer } from '@/api/readAnswer';
import { readOptional } from '@/api/readEach';
import { MalformedError, readKnown, readText } from '@/api/readLeaf';
import { readDate } from '@/api/readTime';
import { readWithdrawalReceipt } from '@/api/site/card/readWithdrawalReceipt';
import { environment } from '@/config/environment';
import { cardPurposes } from '@/domain/card/loyaltyCard';
import { parsePaymentMethod } from '@/domain/payment/payment';
import type { withdrawalCalls_answer$data } from './__generated__/withdrawalCalls_answer.graphql';
import type { withdrawalCallsFindQuery } from './__generated__/withdrawalCallsFindQuery.graphql';
import type { withdrawalCallsWithdrawMutation } from './__generated__/withdrawalCallsWithdrawMutation.graphql';

void graphql`
  fragment withdrawalCalls_answer on SCardOrderWithdrawalResult @relay(mask: false) {
    withdrawal {
      orderId
      purpose
      cardNumber
      until
      refund {
        amount {
          value
          currency
        }
        method
        expectedBy
      }
    }
    receipt {
      ...readWithdrawalReceipt_receipt @relay(mask: false)
    }
    error {
      type
      until
    }
  }
`;

const findQuery = graphql`
  query withdrawalCallsFindQuery($number: ID!, $email: String!) {
    sCardOrderWithdrawal(number: $number, email: $email) {
      ...withdrawalCalls_answer @relay(mask: false)
    }
  }
`;

const withdrawMutation = graphql`
  mutation withdrawalCallsWithdrawMutation($input: WithdrawSCardOrderInput!) {
    withdrawSCardOrder(input: $input) {
      ...withdrawalCalls_answer @relay(mask: false)
    }
  }
`;

const read = ({ withdrawal, receipt, error }: withdrawalCalls_answer$data) =>
  readAnswer<OrderWithdrawal>(() => {
    if (receipt) return { kind: 'withdrawn', receipt: readWithdrawalReceipt(receipt) };
    if (error) {
      const reason = readKnown(error.type, withdrawalRefusals);
      return { kind: 'refused', reason, until: readOptional(error.until, readDate) };
    }
    if (!withdrawal) throw new MalformedError('a withdrawal, a receipt or a reason');
    const { orderId, purpose, cardNumber, until, refund } = withdrawal;
    return {
      kind: 'open',
      orderId: readText(orderId),
      purpose: readKnown(purpose, cardPurposes),
      cardNumber: readText(cardNumber),
      until: readDate(until),
      refund: readAmount(refund.amount),
      method: parsePaymentMethod(refund.method),
      expectedBy: readDate(refund.expectedBy),
    };
  });

const { siteEndpoint } = environment;

/** Withdrawing an order without an account, over the site's API. */
export const withdrawalCalls: OrderWithdrawalCalls = {
  find: (number, email) =>
    answerOf(async () => {
      const asked = askPlainly<withdrawalCallsFindQuery>(siteEndpoint, findQuery, { number, email });
      return read((await asked).sCardOrderWithdrawal);
    }),
  withdraw: (orderId, email, key) =>
    answerOf(async () => {
      const variables = { input: { orderId, email } };
      const call = changePlainly<withdrawalCallsWithdrawMutation>(siteEndpoint, withdrawMutation, variables, key);
      return read((await call).withdrawSCardOrder);
    }),
};
