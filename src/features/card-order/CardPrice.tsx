import { LineTable } from '@/design-system/LineTable';
import { money } from '@/domain/money';
import type { Money } from '@/domain/money';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  /** What is bought, in words. */
  readonly item: string;
  readonly price: Money;
  /** With a promotion code; null without one. */
  readonly discounted: Money | null;
}

/** What the card costs, line by line. */
export function CardPrice({ item, price, discounted }: Props) {
  const { t, format } = useTranslator();
  const off = discounted && money(discounted.amount - price.amount, price.currency);
  return (
    <LineTable
      caption={t('cardOrder.price')}
      columnLabels={{ name: t('cardOrder.lineName'), amount: t('cardOrder.lineAmount') }}
      lines={[
        { id: 'card', label: item, amount: format.money(price) },
        ...(off
          ? [{ id: 'code', label: t('cardOrder.discount'), amount: format.money(off), kind: 'discount' as const }]
          : []),
      ]}
      total={{ label: t('cardOrder.total'), amount: format.money(discounted ?? price) }}
    />
  );
}
