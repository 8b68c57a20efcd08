import { LineTable } from '@/design-system/LineTable';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { ChangedLine } from '@/domain/price/priceDifference';
import { cancelClock } from '@/domain/reservation/cancel';
import type { CancelClock } from '@/domain/reservation/cancel';
import { extraLabel } from '@/domain/stay/extras';
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

/** Whether a line is of money: extras for nothing are named apart. */
const hasPrice = ({ before, after }: ChangedLine): boolean => Boolean(before?.amount) || Boolean(after?.amount);

/** What the guest saw and what is offered now: each price line that differs, the extras that are gone, the cancel terms. */
export function OfferChangeView({ change, timeZone, now }: Props) {
  const translator = useTranslator();
  const { t, format, contentLang } = translator;
  const { difference, terms, lost } = change;
  const arrow = (from: string, to: string) => `${from} → ${to}`;
  const termsOf = (value: CancelTerms) => termsText(cancelClock(value, now, timeZone), timeZone, translator);
  return (
    <Stack gap={4}>
      {difference.lines.some(hasPrice) && (
        <LineTable
          caption={t('checkAndConfirm.priceThenNow')}
          columnLabels={{ name: t('staySummary.lineName'), amount: t('checkAndConfirm.priceThenNow') }}
          {...differenceRows(difference, translator)}
        />
      )}
      {lost.map(({ roomIndex, extras }) => (
        <Stack key={roomIndex} gap={1}>
          <Text weight="bold">{t('checkAndConfirm.extrasGone', { number: roomIndex + 1 })}</Text>
          <Text lang={contentLang}>{format.list(extras.map(({ name, quantity }) => extraLabel(name, quantity)))}</Text>
        </Stack>
      ))}
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
