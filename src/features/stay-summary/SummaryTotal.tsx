import { Disclosure } from '@/design-system/Disclosure';
import { Inline } from '@/design-system/Inline';
import { LineTable } from '@/design-system/LineTable';
import { Price } from '@/design-system/Price';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { PriceSummary } from '@/domain/price/priceSummary';
import { useTranslator } from '@/i18n/TranslatorContext';
import { priceRows, vatRows } from '@/i18n/priceRows';

/** The total, and its lines in a disclosure. */
export function SummaryTotal({ price }: { readonly price: PriceSummary }) {
  const translator = useTranslator();
  const { t, format } = translator;
  return (
    <Stack gap={2}>
      <Inline justify="between" align="baseline">
        <Text weight="bold">{t('staySummary.total')}</Text>
        <Price amount={format.money(price.total)} size="large" align="end" />
      </Inline>
      {price.otherTotals.map((total) => (
        <Inline key={total.currency} justify="end">
          <Price amount={`+ ${format.money(total)}`} align="end" />
        </Inline>
      ))}
      <Disclosure summary={t('staySummary.lines')}>
        <LineTable
          caption={t('staySummary.lines')}
          isCaptionHidden
          columnLabels={{ name: t('staySummary.lineName'), amount: t('staySummary.lineAmount') }}
          lines={priceRows(price, translator)}
          total={{ label: t('staySummary.total'), amount: format.money(price.total) }}
          afterTotal={vatRows(price.vat, translator)}
        />
      </Disclosure>
    </Stack>
  );
}
