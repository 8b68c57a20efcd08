import { LineTable } from '@/design-system/LineTable';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { cancelClock } from '@/domain/cancel';
import type { CancelClock } from '@/domain/cancel';
import { isSameMoney } from '@/domain/money';
import type { Money } from '@/domain/money';
import type { CancelTerms } from '@/domain/roomOffer';
import type { ChangedLine } from '@/domain/priceDifference';
import type { OfferChange } from '@/domain/requote';
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
  const { t, format } = translator;
  const { difference, terms } = change;
  const { before, after, lines } = difference;
  const arrow = (from: string, to: string) => `${from} → ${to}`;
  const termsOf = (value: CancelTerms) => termsText(cancelClock(value, now, timeZone), timeZone, translator);
  const amount = (value: Money | null) => (value ? format.money(value) : '–');
  return (
    <Stack gap={4}>
      {!isSameMoney(before, after) && (
        <LineTable
          caption={t('checkAndConfirm.priceThenNow')}
          columnLabels={{ name: t('staySummary.lineName'), amount: t('checkAndConfirm.priceThenNow') }}
          lines={lines.map((line, index) => ({
            id: String(index),
            label: labelOf(line, t),
            detail: line.date ? format.dayShort(line.date) : undefined,
            amount: arrow(amount(line.before), amount(line.after)),
          }))}
          total={{ label: t('staySummary.total'), amount: arrow(format.money(before), format.money(after)) }}
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

function labelOf({ kind, label, roomIndex }: ChangedLine, t: Translator['t']): string {
  if (kind === 'ADJUSTMENT') return t('staySummary.adjustment');
  return label || t('staySummary.room', { number: roomIndex + 1 });
}

const termsText = (clock: CancelClock, timeZone: string, { t, format }: Translator): string =>
  clock.kind === 'free'
    ? t('staySummary.cancel.free', { until: format.instant(clock.until, timeZone) })
    : t(`staySummary.cancel.${clock.kind}`);
