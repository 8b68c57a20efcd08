import { graphql } from 'relay-runtime';
import { environment } from '@/config/environment';
import { LIST_PAGE_SIZE } from '@/config/limits';
import type { TransactionFilter } from '@/domain/card/loyaltyCard';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { askPlainly } from '../../askPlainly';
import type { TransactionPage } from '../../cardCalls';
import { readAmount } from '../../readAmount';
import { readSome } from '../../readEach';
import { readCount, readNumber } from '../../readLeaf';
import { readCursor } from '../readCursor';
import { refusalOf } from '../../refusal';
import { readTransaction } from './readTransaction';
import type { loadTransactionsQuery } from './__generated__/loadTransactionsQuery.graphql';

const query = graphql`
  query loadTransactionsQuery($locale: Locale!, $filter: TransactionFilter!, $first: Int!, $after: String) {
    sCardTransactions(locale: $locale, filter: $filter, first: $first, after: $after) {
      transactions {
        edges {
          node {
            ...readTransaction_transaction @relay(mask: false)
          }
        }
        pageInfo {
          ...readCursor_info @relay(mask: false)
        }
        totalCount
        totalSpent {
          value
          currency
        }
        totalPoints
      }
      notLoggedIn {
        code
      }
    }
  }
`;

/**
 * The transactions of one kind after a cursor, or the first of them.
 * @throws TransportError when no usable answer came
 */
export async function loadTransactions(
  locale: Locale,
  filter: TransactionFilter,
  after: string | null,
  signal: AbortSignal,
): Promise<TransactionPage> {
  const variables = { locale: localeCode(locale), filter, first: LIST_PAGE_SIZE, after };
  const { sCardTransactions } = await askPlainly<loadTransactionsQuery>(environment.siteEndpoint, query, variables, {
    signal,
  });
  const { transactions, notLoggedIn } = sCardTransactions;
  if (!transactions) throw refusalOf(notLoggedIn?.code ?? null);
  return {
    items: readSome(transactions.edges, ({ node }) => readTransaction(node)),
    next: readCursor(transactions.pageInfo, after),
    totals: {
      count: readCount(transactions.totalCount),
      spent: readAmount(transactions.totalSpent),
      points: readNumber(transactions.totalPoints),
    },
  };
}
