import { Text } from '@/design-system/Text';
import type { CancelTerms } from '@/domain/offer';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly terms: CancelTerms;
  readonly timeZone: string;
}

/** Until when the stay can be given up for nothing, on the hotel's clock, and on the guest's where it differs. */
export function CancelTermsLine({ terms, timeZone }: Props) {
  const { t, format } = useTranslator();
  if (terms.kind === 'none') return <Text size="label">{t('staySummary.cancel.none')}</Text>;
  const hotels = format.instant(terms.until, timeZone);
  const guests = format.instant(terms.until, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <Text size="label" tone="success">
      {t('staySummary.cancel.free', { until: hotels })}
      {guests !== hotels && <> · {t('staySummary.cancel.guestTime', { until: guests })}</>}
    </Text>
  );
}
