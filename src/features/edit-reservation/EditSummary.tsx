import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { EditQuote } from '@/domain/edit/editQuote';
import { isSameMoney, money, subtract } from '@/domain/money';
import type { Reservation } from '@/domain/reservation/reservation';
import { isInvoiced } from '@/domain/reservation/standing';
import { useMinuteClock } from '@/browser/useMinuteClock';
import { useTranslator } from '@/i18n/TranslatorContext';
import { cancelTermsText } from './cancelTermsText';
import type { ChangeLine } from './changeLines';
import { ChangeList } from './ChangeList';
import { DifferenceTable } from './DifferenceTable';
import { EditSide } from './EditForm.styles';
import { priceChange } from './priceChange';

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
}

/** What changes: each thing, the price line by line, what is to pay and until when to cancel. */
export function EditSummary({ reservation, lines, quote, isAsking, notice, isSending }: Props) {
  const { t, format } = useTranslator();
  const change = quote && priceChange(quote);
  const side = useRef<HTMLDivElement>(null);
  const wasSending = useRef(false);
  // The button is at the foot of the window: what it brought may be out of sight.
  useEffect(() => {
    if (wasSending.current && !isSending)
      side.current?.querySelector('[data-notice]')?.scrollIntoView?.({ block: 'nearest' });
    wasSending.current = isSending;
  }, [isSending]);
  return (
    <EditSide ref={side}>
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
  const translator = useTranslator();
  const now = useMinuteClock();
  const inText = (terms: EditQuote['cancelAfter']) => cancelTermsText(terms, now, timeZone, translator);
  const [before, after] = [inText(quote.cancelBefore), inText(quote.cancelAfter)];
  return (
    <Stack gap={1}>
      {before === after ? (
        <Text>{after}</Text>
      ) : (
        <>
          <Text weight="bold">{translator.t('editing.summary.cancel')}</Text>
          <Text>{`${before} → ${after}`}</Text>
        </>
      )}
    </Stack>
  );
}
