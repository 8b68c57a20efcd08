import { graphql } from 'relay-runtime';
import { changePlainly } from '@/api/askPlainly';
import type { CardOrderCalls, CardOrderRefusal } from '@/api/cardOrderCalls';
import { decodeFailure } from '@/api/decodeFailure';
import { readAmount } from '@/api/readAmount';
import { readAnswer } from '@/api/readAnswer';
import { readOptional } from '@/api/readEach';
import { MalformedError, readText } from '@/api/readLeaf';
import { readStartedPayment } from '@/api/readStartedPayment';
import { toDetailsInput } from '@/api/site/card/toDetailsInput';
import { toPaymentWay } from '@/api/site/toPaymentWay';
import { toWireMoney } from '@/api/site/toWireMoney';
import { environment } from '@/config/environment';
import type { CardOrderContent, CardOrderKey, MadeCardOrder } from '@/domain/card/cardOrder';
import { decodeFailureCode, failureCatalogue } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import type { IdempotencyKey } from '@/domain/idempotencyKey';
import { fail, succeed } from '@/domain/result';
import type { Result } from '@/domain/result';
import { localeCode } from '@/i18n/locales';
import type { orderCard_made$data } from './__generated__/orderCard_made.graphql';
import type { orderCardPurchaseMutation } from './__generated__/orderCardPurchaseMutation.graphql';
import type { orderCardRenewalMutation } from './__generated__/orderCardRenewalMutation.graphql';

void graphql`
  fragment orderCard_made on PurchaseSCardResult @relay(mask: false) {
    order {
      id
      orderKey
      payment {
        paymentId
        method
        url
        expiresAt
      }
    }
    error {
      type
      price {
        value
        currency
      }
    }
    notLoggedIn {
      code
    }
  }
`;

const purchase = graphql`
  mutation orderCardPurchaseMutation($input: PurchaseSCardInput!) {
    purchaseSCard(input: $input) {
      ...orderCard_made @relay(mask: false)
    }
  }
`;

const renewal = graphql`
  mutation orderCardRenewalMutation($input: BeginSCardRenewalInput!) {
    beginSCardRenewal(input: $input) {
      ...orderCard_made @relay(mask: false)
    }
  }
`;

const refused = (failure: Failure, price: CardOrderRefusal['price'] = null): CardOrderRefusal => ({
  kind: 'refused',
  failure,
  price,
});

/** The code that was given may be the reason; otherwise it is the order itself. */
function failureOfType(type: string, { promotionCode }: CardOrderContent): Failure {
  const isOfCode = promotionCode !== null && failureCatalogue.promotion.some((code) => code === type);
  return decodeFailureCode(isOfCode ? 'promotion' : 'cardOrder', type);
}

/** The order that was made, or why none was. Throws when the answer does not say which. */
function readMade(
  { order, error, notLoggedIn }: orderCard_made$data,
  content: CardOrderContent,
): Result<CardOrderRefusal, MadeCardOrder> {
  if (order) {
    const payment = order.payment && readStartedPayment(order.payment);
    return succeed({ orderId: readText(order.id), orderKey: readText(order.orderKey), payment: payment ?? null });
  }
  if (notLoggedIn) return fail(refused(decodeFailureCode('authorization', notLoggedIn.code)));
  if (!error) throw new MalformedError('an order or a reason');
  return fail(refused(failureOfType(error.type, content), readOptional(error.price, readAmount)));
}

const toInput = (content: CardOrderContent, unpaidOrder: CardOrderKey | null) => ({
  locale: localeCode(content.locale),
  promotionCode: content.promotionCode,
  price: toWireMoney(content.price),
  payment: toPaymentWay(content.payment, content.returnUrl),
  unpaidOrder,
});

async function send(
  content: CardOrderContent,
  unpaid: CardOrderKey | null,
  key: IdempotencyKey,
): Promise<orderCard_made$data> {
  const input = toInput(content, unpaid);
  if (!content.buyer) {
    const { siteEndpoint } = environment;
    return (await changePlainly<orderCardRenewalMutation>(siteEndpoint, renewal, { input }, key)).beginSCardRenewal;
  }
  const more = {
    ...toDetailsInput(content.buyer.person, content.buyer.consents),
    // The form is not sent without it.
    termsAndConditionsAgreed: true,
    savePaymentCard: content.savesPaymentCard,
  };
  const variables = { input: { ...input, ...more } };
  return (await changePlainly<orderCardPurchaseMutation>(environment.siteEndpoint, purchase, variables, key))
    .purchaseSCard;
}

/** Orders a card or another year of one. */
export const orderCard: CardOrderCalls['orderCard'] = async (content, unpaid, idempotencyKey) => {
  try {
    const made = await send(content, unpaid, idempotencyKey);
    const read = readAnswer(() => readMade(made, content));
    // The answer cannot be read, so it may be ordered.
    return read.ok ? read.value : fail({ kind: 'noAnswer', failure: read.failure });
  } catch (error) {
    const failure = decodeFailure(error);
    // Refused for its authorization, nothing was ordered.
    const isRefused = failure.kind === 'authorization' && !failure.isAfterLostAnswer;
    return fail(isRefused ? refused(failure) : { kind: 'noAnswer', failure });
  }
};
