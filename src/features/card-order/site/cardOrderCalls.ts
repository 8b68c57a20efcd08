import { keyOfPress } from '@/api/keyOfPress';
import { graphql } from 'relay-runtime';
import { answerOf } from '@/api/answerOf';
import { askPlainly, changePlainly } from '@/api/askPlainly';
import type { CardOrderCalls } from '@/api/cardOrderCalls';
import { paymentFailure } from '@/api/paymentFailure';
import { readAnswer } from '@/api/readAnswer';
import { voidCardOrder } from '@/api/site/card/voidCardOrder';
import { environment } from '@/config/environment';
import { failureOf } from '@/domain/failure';
import { parseMembershipStatus } from '@/domain/card/loyaltyCard';
import { fail } from '@/domain/result';
import { orderCard } from './orderCard';
import { readCardOrder } from './readCardOrder';
import type { cardOrderCalls_completed$data } from './__generated__/cardOrderCalls_completed.graphql';
import type { cardOrderCallsMembershipQuery } from './__generated__/cardOrderCallsMembershipQuery.graphql';
import type { cardOrderCallsOrderQuery } from './__generated__/cardOrderCallsOrderQuery.graphql';
import type { cardOrderCallsPurchaseMutation } from './__generated__/cardOrderCallsPurchaseMutation.graphql';
import type { cardOrderCallsRenewalMutation } from './__generated__/cardOrderCallsRenewalMutation.graphql';

void graphql`
  fragment cardOrderCalls_completed on CompleteSCardOrderResult @relay(mask: false) {
    order {
      ...readCardOrder_order @relay(mask: false)
    }
    error {
      type
      paymentError
    }
  }
`;

const completePurchase = graphql`
  mutation cardOrderCallsPurchaseMutation($input: CompleteSCardOrderInput!) {
    completeSCardPayment(input: $input) {
      ...cardOrderCalls_completed @relay(mask: false)
    }
  }
`;

const completeRenewal = graphql`
  mutation cardOrderCallsRenewalMutation($input: CompleteSCardOrderInput!) {
    completeSCardRenewal(input: $input) {
      ...cardOrderCalls_completed @relay(mask: false)
    }
  }
`;

const orderQuery = graphql`
  query cardOrderCallsOrderQuery($id: ID!, $orderKey: ID!) {
    sCardOrder(id: $id, orderKey: $orderKey) {
      ...readCardOrder_order @relay(mask: false)
    }
  }
`;

const membershipQuery = graphql`
  query cardOrderCallsMembershipQuery($locale: Locale!) {
    customerCardInfo(locale: $locale) {
      card {
        status
      }
    }
  }
`;

const { siteEndpoint } = environment;

function readCompleted({ order, error }: cardOrderCalls_completed$data) {
  if (order) return readAnswer(() => readCardOrder(order));
  return fail(error ? paymentFailure(error.type, error.paymentError) : failureOf('reservation', 'NOT_FOUND'));
}

/** Orders of cards over the site's API. */
export const cardOrderCalls: CardOrderCalls = {
  orderCard,
  completePayment: (purpose, key, paymentId) =>
    answerOf(async () => {
      const variables = { input: { ...key, paymentId } };
      // A new key for each call: under the same key an API may repeat its first answer, "in progress".
      const sentAs = keyOfPress('complete', paymentId);
      if (purpose === 'PURCHASE') {
        const call = changePlainly<cardOrderCallsPurchaseMutation>(siteEndpoint, completePurchase, variables, sentAs);
        return readCompleted((await call).completeSCardPayment);
      }
      const call = changePlainly<cardOrderCallsRenewalMutation>(siteEndpoint, completeRenewal, variables, sentAs);
      return readCompleted((await call).completeSCardRenewal);
    }),
  readOrder: ({ orderId, orderKey }) =>
    answerOf(async () => {
      const variables = { id: orderId, orderKey };
      const { sCardOrder } = await askPlainly<cardOrderCallsOrderQuery>(siteEndpoint, orderQuery, variables);
      return sCardOrder ? readAnswer(() => readCardOrder(sCardOrder)) : fail(failureOf('reservation', 'NOT_FOUND'));
    }),
  voidOrder: voidCardOrder,
  readMembership: async () => {
    try {
      // The status is the same in every language.
      const variables = { locale: 'fi_FI' as const };
      const answer = await askPlainly<cardOrderCallsMembershipQuery>(siteEndpoint, membershipQuery, variables);
      const { card } = answer.customerCardInfo;
      return card ? parseMembershipStatus(card.status) : null;
    } catch {
      // The card is bought all the same, and its own page shows how far it is.
      return null;
    }
  },
};
