import { LineTable } from '@/design-system/LineTable';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { cancelClock } from '@/domain/reservation/cancel';
import type { CancelClock } from '@/domain/reservation/cancel';
import { isSameMoney } from '@/domain/money';
import type { CancelTerms } from '@/domain/stay/roomOffer';
import type { OfferChange } from '@/domain/price/requote';
import { differenceRows } from '@/i18n/priceRows';
import type { Translator } from '@/i18n/translator';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly change: OfferChange;
  readonly timeZone: string;
  /** Milliseconds. */
  readonly now: number;
}

/** What the guest saw and what is offered now, side by side: each price line that differs, and the cancel terms. */
export function OfferChangeView({ change, timeZone, now }: Props) {
  const translator = useTranslator();
  const { t } = translator;
  const { difference, terms } = change;
  const { before, after } = difference;
  const arrow = (from: string, to: string) => `${from} → ${to}`;
  const termsOf = (value: CancelTerms) => termsText(cancelClock(value, now, timeZone), timeZone, translator);
  return (
    <Stack gap={4}>
      {!isSameMoney(before, after) && (
        <LineTable
          caption={t('checkAndConfirm.priceThenNow')}
          columnLabels={{ name: t('staySummary.lineName'), amount: t('checkAndConfirm.priceThenNow') }}
          {...differenceRows(difference, translator)}
        />
      )}
      {terms.map(({ roomIndex, before: was, after: is }) => (
        <Stack key={roomIndex} gap={1}>
          <Text weight="bold">{t('checkAndConfirm.termsThenNow', { number: roomIndex + 1 })}</Text>
          <Text>{arrow(termsOf(was), termsOf(is))}</Text>
        </Stack>
      ))}
    </Stack>
  );
}

const termsText = (clock: CancelClock, timeZone: string, { t, format }: Translator): string =>
  clock.kind === 'free'
    ? t('staySummary.cancel.free', { until: format.instant(clock.until, timeZone) })
    : t(`staySummary.cancel.${clock.kind}`);
