import { useState } from 'react';
import type { TransactionPage } from '@/api/cardCalls';
import { reportBug } from '@/api/reportBug';
import { TransportError } from '@/api/TransportError';
import { usePlainAnswer } from '@/api/usePlainAnswer';
import type { TransactionFilter } from '@/domain/card/loyaltyCard';
import type { Locale } from '@/i18n/locales';
import type { Transactions } from './transactions';

/** Asks for one page of the transactions: those after a cursor, or the first. */
type LoadPage = (
  locale: Locale,
  filter: TransactionFilter,
  after: string | null,
  signal: AbortSignal,
) => Promise<TransactionPage>;

interface Question {
  readonly locale: Locale;
  readonly filter: TransactionFilter;
}

/** The transactions of a card, page after page. Asked once the card is there: an account without one has none. */
export function useTransactions(load: LoadPage, locale: Locale, hasCard: boolean): Transactions {
  const [filter, onFilter] = useState<TransactionFilter>('ALL');
  const { answer, failure, isAsking, askAgain } = usePlainAnswer<Question, TransactionPage, true>(
    hasCard ? { locale, filter } : null,
    {
      ask: async (asked, signal, older) => {
        const page = await load(asked.locale, asked.filter, older?.next ?? null, signal);
        return { ...page, items: [...(older?.items ?? []), ...page.items] };
      },
      failureOf: (error) => {
        if (!(error instanceof TransportError)) reportBug(error);
        return true;
      },
    },
  );
  return {
    filter,
    onFilter,
    items: answer?.items ?? null,
    totals: answer?.totals ?? null,
    phase: isAsking ? 'asking' : failure ? 'failed' : 'resting',
    showMore: answer && answer.next === null ? null : askAgain,
  };
}
