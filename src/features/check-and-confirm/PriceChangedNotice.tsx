import { Button } from '@/design-system/Button';
import { LineTable } from '@/design-system/LineTable';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import type { PriceDifference } from '@/domain/priceDifference';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly difference: PriceDifference;
  readonly onAccept: () => void;
}

/** The old and the new price side by side, line by line; nothing goes on until the guest decides. */
export function PriceChangedNotice({ difference, onAccept }: Props) {
  const { t, format } = useTranslator();
  const { before, after, lines } = difference;
  const arrow = (from: string, to: string) => `${from} → ${to}`;
  const shown = (amount: typeof before | null) => (amount ? format.money(amount) : '–');
  return (
    <Notice
      tone="warning"
      live="assertive"
      headingLevel={2}
      title={t('errors.booking.PRICE_CHANGE.title')}
      actions={<Button onClick={onAccept}>{t('checkAndConfirm.acceptPrice', { total: format.money(after) })}</Button>}
    >
      <Stack gap={3}>
        <span>{t('errors.booking.PRICE_CHANGE.body')}</span>
        <LineTable
          caption={t('checkAndConfirm.priceThenNow')}
          columnLabels={{ name: t('staySummary.lineName'), amount: t('checkAndConfirm.priceThenNow') }}
          lines={lines.map((line, index) => ({
            id: String(index),
            label: line.label || t('staySummary.room', { number: line.roomIndex + 1 }),
            detail: line.date ? format.dayShort(line.date) : undefined,
            amount: arrow(shown(line.before), shown(line.after)),
          }))}
          total={{ label: t('staySummary.total'), amount: arrow(format.money(before), format.money(after)) }}
        />
      </Stack>
    </Notice>
  );
}
