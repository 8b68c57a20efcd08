import { complete, purchase } from '../../contracts/http/testCards';
import { actOnPage, signedIn } from '../../contracts/http/testGuest';
import type { TestWorld } from '../../contracts/http/testGuest';
import { callOf, dataOf } from '@/api/testAsk';
import { storeTokens } from '@/api/tokenStore';
import query from '@/api/site/card/__generated__/useMyCardQuery.graphql';
import type { useMyCardQuery } from '@/api/site/card/__generated__/useMyCardQuery.graphql';
import { loadTransactions } from '@/api/site/card/loadTransactions';
import type { TransactionPage } from '@/api/cardCalls';
import { useCardCalls } from '@/api/site/card/useCardCalls';
import { readMyCard } from '@/api/site/card/useMyCard';
import { environment as site } from '@/config/environment';
import type { Reader } from './reader';

const calls = () => callOf(site.siteEndpoint, () => useCardCalls('en'));

export async function signIn({ address }: TestWorld, customer: string): Promise<void> {
  const response = await fetch(`${address}/oidc/test-token?customer=${customer}`);
  storeTokens((await response.json()) as Parameters<typeof storeTokens>[0]);
}

let orderId = '';
/** Buys a card that can still be withdrawn, and pays it. */
async function buy(world: TestWorld): Promise<void> {
  const headers = await signedIn(world, 'none');
  const { order } = await purchase(world, {}, headers);
  if (!order) throw new Error('No card was ordered');
  await actOnPage(world, order.payment?.url ?? null, 'pay');
  await complete(world, order, headers);
  orderId = order.id;
  await signIn(world, 'none');
}

const readCardOf = async () =>
  readMyCard(await dataOf<useMyCardQuery>(site.siteEndpoint, query, { locale: 'en_GB', withWithdrawal: true }));

/** A card is not shown without its number, its name, its days and what it would cost to renew it. */
export const vitalOfCard =
  /\.card\.(number|holder|validFrom|validUntil|points|levelPoints|consents\..*|renewal\.(allowed|from|validUntil|price\..*))$/;

/** The readers of what is answered about the card of who is signed in. */
export const readersOfMyCard = [
  {
    operation: 'loadTransactionsQuery',
    told: ['sCardTransactions.transactions.edges'],
    before: (world) => signIn(world, 'scard'),
    read: () => loadTransactions('en', 'ALL', null, new AbortController().signal),
    counts: ({ items }: TransactionPage) => [items.length],
    vital: /\.(totalCount|totalPoints|totalSpent\..*)$/,
  },
  {
    operation: 'useMyCardQuery',
    before: buy,
    read: readCardOf,
    counts: ({ value }: { value: { benefits: readonly unknown[]; levels: readonly unknown[] } }) => [
      value.benefits.length,
      value.levels.length,
    ],
    vital: vitalOfCard,
  },
  {
    operation: 'useCardCallsEditMutation',
    read: async () => {
      const found = await readCardOf();
      if (!found.ok || !found.value.card) throw new Error('There is no card to change');
      return calls().editCard(found.value.card);
    },
    vital: vitalOfCard,
  },
  {
    operation: 'useCardCallsWithdrawMutation',
    read: () => calls().withdrawCard(orderId),
    vital: /\.receipt\./,
  },
  { operation: 'useCardCallsRemoveMutation', read: () => calls().removeCard(), vital: /\.removed$/ },
] as readonly Reader[];
