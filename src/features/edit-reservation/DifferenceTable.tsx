import { LineTable } from '@/design-system/LineTable';
import type { PriceDifference } from '@/domain/price/priceDifference';
import { differenceRows } from '@/i18n/priceRows';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly caption: string;
  readonly difference: PriceDifference;
}

/** Each line of the price that differs, and the total. */
export function DifferenceTable({ caption, difference }: Props) {
  const translator = useTranslator();
  const columnLabels = { name: translator.t('staySummary.lineName'), amount: caption };
  return <LineTable caption={caption} columnLabels={columnLabels} {...differenceRows(difference, translator)} />;
}
