import { Button } from '@/design-system/Button';
import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { ReactNode } from 'react';
import { cancelClock } from '@/domain/reservation/cancel';
import type { EditQuote } from '@/domain/edit/editQuote';
import { isSameMoney, money, subtract } from '@/domain/money';
import type { Reservation } from '@/domain/reservation/reservation';
import type { CancelTerms } from '@/domain/stay/roomOffer';
import { isInvoiced } from '@/domain/reservation/standing';
import { useMinuteClock } from '@/browser/useMinuteClock';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { ChangeLine } from './changeLines';
import { ChangeList } from './ChangeList';
import { DifferenceTable } from './DifferenceTable';
import { EditSide } from './EditForm.styles';

interface Props {
  readonly reservation: Reservation;
  readonly lines: readonly ChangeLine[];
  /** Null while the price is not known, or something cannot be had. */
  readonly quote: EditQuote | null;
  /** The price is being asked. */
  readonly isAsking: boolean;
  /** What went wrong with the last confirmation, or prevents one. */
  readonly notice: ReactNode;
  readonly isSending: boolean;
  /** Null where it cannot be changed, or is not what the guest has seen any more. */
  readonly onConfirm: (() => void) | null;
}

const inWords = (before: EditQuote['difference']['before'], after: EditQuote['difference']['after']) => {
  const change = subtract(after, before).amount;
  return {
    kind: change > 0 ? ('dearer' as const) : change < 0 ? ('cheaper' as const) : ('same' as const),
    amount: money(Math.abs(change), after.currency),
  };
};

/** What changes: each thing, the price line by line, what is to pay and until when to cancel; and the confirmation. */
export function EditSummary({ reservation, lines, quote, isAsking, notice, isSending, onConfirm }: Props) {
  const { t, format } = useTranslator();
  const change = quote && inWords(quote.difference.before, quote.difference.after);
  return (
    <EditSide>
      <Card tone="floating" as="section" aria-label={t('editing.summary.title')}>
        <Stack gap={4}>
          <Heading level={2} size="h3">
            {t('editing.summary.title')}
          </Heading>
          {lines.length === 0 ? (
            <Text tone="muted">{t('editing.summary.nothing')}</Text>
          ) : (
            <>
              <ChangeList lines={lines} />
              {quote && change ? (
                <>
                  {!isSameMoney(quote.difference.before, quote.difference.after) && (
                    <DifferenceTable caption={t('editing.summary.price')} difference={quote.difference} />
                  )}
                  <Text weight="bold" role="status">
                    {t(`editing.summary.${change.kind}`, { amount: format.money(change.amount) })}
                  </Text>
                  <Due reservation={reservation} quote={quote} />
                  <NewTerms quote={quote} timeZone={reservation.hotel.timeZone} />
                </>
              ) : (
                <Text role="status">{t(`editing.summary.${isAsking ? 'asking' : 'open'}`)}</Text>
              )}
            </>
          )}
          {notice}
          {onConfirm && lines.length > 0 && quote && change && (
            <Button
              size="large"
              fullWidth
              isLoading={isSending}
              loadingLabel={t('editing.confirm.sending')}
              onClick={onConfirm}
            >
              {t(`editing.confirm.${change.kind}`, { amount: format.money(change.amount) })}
            </Button>
          )}
        </Stack>
      </Card>
    </EditSide>
  );
}

function Due({ reservation, quote }: { readonly reservation: Reservation; readonly quote: EditQuote }) {
  const { t, format } = useTranslator();
  const due = subtract(quote.difference.after, reservation.paid);
  const amount = format.money(money(Math.abs(due.amount), due.currency));
  if (due.amount === 0) return <Text>{t('editing.summary.dueNothing')}</Text>;
  if (due.amount < 0) return <Text>{t('editing.summary.dueBack', { amount })}</Text>;
  return (
    <Text>{t(isInvoiced(reservation) ? 'editing.summary.dueInvoiced' : 'editing.summary.dueAtHotel', { amount })}</Text>
  );
}

function NewTerms({ quote, timeZone }: { readonly quote: EditQuote; readonly timeZone: string }) {
  const { t, format } = useTranslator();
  const now = useMinuteClock();
  const inText = (terms: CancelTerms) => {
    const clock = cancelClock(terms, now, timeZone);
    return clock.kind === 'free'
      ? t('staySummary.cancel.free', { until: format.instant(clock.until, timeZone) })
      : t(`staySummary.cancel.${clock.kind}`);
  };
  const [before, after] = [inText(quote.cancelBefore), inText(quote.cancelAfter)];
  return (
    <Stack gap={1}>
      {before === after ? (
        <Text>{after}</Text>
      ) : (
        <>
          <Text weight="bold">{t('editing.summary.cancel')}</Text>
          <Text>{`${before} → ${after}`}</Text>
        </>
      )}
    </Stack>
  );
}
