import { useCardCalls } from '@/api/v1/card/useCardCalls';
import { useMyCard } from '@/api/v1/card/useMyCard';
import { useTranslator } from '@/i18n/TranslatorContext';
import { MyCard } from '../MyCard';
import type { MyCardProps } from '../myCardProps';
import { useTransactionsV1 } from './useTransactionsV1';

/** `MyCard` over the site's API, which alone knows cards. */
export function MyCardV1(props: MyCardProps) {
  const { hasTransactions } = props;
  const { locale } = useTranslator();
  const found = useMyCard(locale);
  const hasCard = found.state === 'ready' && found.data.card !== null;
  const transactions = useTransactionsV1(locale, hasTransactions && hasCard);
  return (
    <MyCard
      {...props}
      found={found}
      calls={useCardCalls(locale)}
      transactions={hasTransactions ? transactions : null}
    />
  );
}
