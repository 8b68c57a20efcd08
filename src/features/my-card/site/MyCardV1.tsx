import { loadTransactions } from '@/api/site/card/loadTransactions';
import { useCardCalls } from '@/api/site/card/useCardCalls';
import { useMyCard } from '@/api/site/card/useMyCard';
import { useTranslator } from '@/i18n/TranslatorContext';
import { MyCard } from '../MyCard';
import type { MyCardProps } from '../myCardProps';
import { useTransactions } from '../useTransactions';

/** `MyCard` over the site's API, which alone knows cards. */
export function MyCardV1(props: MyCardProps) {
  const { hasTransactions } = props;
  const { locale } = useTranslator();
  const found = useMyCard(locale);
  const hasCard = found.state === 'ready' && found.data.card !== null;
  const transactions = useTransactions(loadTransactions, locale, hasTransactions && hasCard);
  return (
    <MyCard
      {...props}
      found={found}
      calls={useCardCalls(locale)}
      transactions={hasTransactions ? transactions : null}
    />
  );
}
