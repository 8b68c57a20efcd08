import { aKey } from '@/domain/testKey';
import { byCard, buyer, consents, purchase } from '../../contracts/http/testCards';
import type { TestWorld } from '../../contracts/http/testGuest';
import { clearTokens } from '@/api/tokenStore';
import { waysToPayCard } from '@/domain/card/cardOrder';
import type { CardOrderContent, CardOrderKey } from '@/domain/card/cardOrder';
import type { IdempotencyKey } from '@/domain/idempotencyKey';
import { money } from '@/domain/money';
import { askPromotionIn } from '@/features/card-order/site/askPromotion';
import { cardOrderCalls } from '@/features/card-order/site/cardOrderCalls';
import { withdrawalCalls } from '@/features/my-card/site/withdrawalCalls';
import type { Reader } from './reader';
import { signIn } from './readersOfMyCard';

const { address, ...person } = buyer;
const [, , , , way] = waysToPayCard([]);

const content = (purpose: CardOrderContent['purpose']): CardOrderContent => {
  if (!way) throw new Error('No card can be paid for by card');
  return {
    purpose,
    locale: 'en',
    buyer:
      purpose === 'PURCHASE'
        ? { person: { ...person, ...address }, consents: { ...consents, communicationsLanguage: 'fi' } }
        : null,
    promotionCode: null,
    price: money(2500),
    payment: way.choice,
    savesPaymentCard: false,
    returnUrl: byCard.returnUrl,
  };
};

interface Made extends CardOrderKey {
  readonly paymentId: string;
}

async function begin(
  purpose: CardOrderContent['purpose'],
  key: IdempotencyKey,
): Promise<Made & { readonly url: string }> {
  const made = await cardOrderCalls.orderCard(content(purpose), null, key);
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  const { orderId, orderKey, payment } = made.value;
  return { orderId, orderKey, paymentId: payment?.paymentId ?? '', url: payment?.paymentUrl ?? '' };
}

/** Orders, and pays. */
async function order(
  world: TestWorld,
  purpose: CardOrderContent['purpose'],
  key = aKey(`reader-${purpose}`),
): Promise<Made> {
  const { url, ...made } = await begin(purpose, key);
  const body = new URLSearchParams({ act: 'pay' });
  await fetch(`${world.address}${url}`, { method: 'POST', body, redirect: 'manual' });
  return made;
}

let made: Made = { orderId: '', orderKey: '', paymentId: '' };

/** Without these there is no order, or it is not known what became of the money. */
const vitalOfOrder = /\.(id|orderKey|price\..*)$/;

/** The readers of what is answered about orders of cards. */
export const readersOfCardOrders = [
  {
    operation: 'askPromotionQuery',
    read: () => askPromotionIn('en')('AAMU5', 'PURCHASE', new AbortController().signal),
    vital: /\.promotion\./,
  },
  {
    operation: 'orderCardPurchaseMutation',
    // A stranger buys: the readers before this one may have signed a holder of a card in.
    before: () => clearTokens('SIGNED_OUT'),
    read: () => cardOrderCalls.orderCard(content('PURCHASE'), null, aKey('reader-PURCHASE')),
    vital: vitalOfOrder,
  },
  {
    operation: 'cardOrderCallsPurchaseMutation',
    before: async (world: TestWorld) => {
      made = await order(world, 'PURCHASE');
    },
    read: () => cardOrderCalls.completePayment('PURCHASE', made, made.paymentId),
    vital: vitalOfOrder,
  },
  { operation: 'cardOrderCallsOrderQuery', read: () => cardOrderCalls.readOrder(made), vital: vitalOfOrder },
  {
    operation: 'voidCardOrderMutation',
    // An order of its own, made by a call of the test: the answers of the site's calls are kept, and that order is paid.
    before: async (world: TestWorld) => {
      const { order: unpaid } = await purchase(world);
      made = { orderId: unpaid?.id ?? '', orderKey: unpaid?.orderKey ?? '', paymentId: '' };
    },
    read: () => cardOrderCalls.voidOrder(made),
    vital: /\.voided/,
  },
  {
    operation: 'orderCardRenewalMutation',
    before: (world: TestWorld) => signIn(world, 'scard-expiring'),
    read: () => cardOrderCalls.orderCard(content('RENEWAL'), null, aKey('reader-RENEWAL')),
    vital: vitalOfOrder,
  },
  {
    operation: 'cardOrderCallsRenewalMutation',
    before: async (world: TestWorld) => {
      made = await order(world, 'RENEWAL');
    },
    read: () => cardOrderCalls.completePayment('RENEWAL', made, made.paymentId),
    vital: vitalOfOrder,
  },
  { operation: 'cardOrderCallsMembershipQuery', read: () => cardOrderCalls.readMembership() },
  {
    operation: 'withdrawalCallsFindQuery',
    before: async (world: TestWorld) => {
      clearTokens('SIGNED_OUT');
      made = await order(world, 'PURCHASE', aKey('reader-withdrawn'));
    },
    read: () => withdrawalCalls.find(made.orderId, buyer.email),
    vital: /\.(withdrawal|error)\b/,
  },
  {
    operation: 'withdrawalCallsWithdrawMutation',
    read: () => withdrawalCalls.withdraw(made.orderId, buyer.email, aKey('reader-withdraw')),
    vital: /\.receipt\b/,
  },
] as readonly Reader[];
