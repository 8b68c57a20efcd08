import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useFocusKept } from '@/browser/useFocusKept';
import { DEADLINE_TIME } from '@/config/limits';
import { Card } from '@/design-system/Card';
import { Checkbox } from '@/design-system/Checkbox';
import { ErrorSummary } from '@/design-system/ErrorSummary';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { orderOutcome } from '@/domain/payment/guarantee';
import type { Money } from '@/domain/money';
import type { GuaranteeChoice } from '@/domain/payment/payment';
import { FirstOfStep, WayOn } from '@/forms/WayOn';
import { useTranslator } from '@/i18n/TranslatorContext';
import { BookingTerms } from './BookingTerms';

interface Props {
  /** The guest's details, the stay and the price, shown once more. */
  readonly review: ReactNode;
  /** What prevents the order, if anything. */
  readonly notice: ReactNode;
  /** The ways to pay; gets the problem when none is chosen. */
  readonly payment: (problem: string | undefined) => ReactNode;
  readonly guarantee: GuaranteeChoice | null;
  /** What is to be paid, and the company that is invoiced for it, if any. */
  readonly due: { readonly total: Money; readonly invoicedTo: string | null };
  readonly terms: { readonly hasAccepted: boolean; readonly onAccept: (hasAccepted: boolean) => void };
  readonly isBooking: boolean;
  readonly onOrder: (guarantee: GuaranteeChoice) => void;
}

type Outcome = ReturnType<typeof orderOutcome> | 'invoiced' | 'unchosen';

/** What follows the order: a saved card needs no payment page. */
function afterKey(guarantee: GuaranteeChoice | null, outcome: Outcome) {
  if (guarantee?.flow !== 'STORED_INSTRUMENT') return outcome;
  return outcome === 'payNow' ? 'payNowSaved' : outcome === 'guaranteeByCard' ? 'guaranteeBySavedCard' : outcome;
}

/** The last step before the order: every line of the price, the ways to pay, and a button that says what it does. */
export function CheckAndConfirmView(props: Props) {
  const { review, payment, notice, guarantee, due, terms, isBooking, onOrder } = props;
  const { total, invoicedTo } = due;
  const { hasAccepted, onAccept } = terms;
  const { t, format } = useTranslator();
  const [attempt, setAttempt] = useState(0);
  const { target, watch } = useFocusKept<HTMLParagraphElement>();
  const problems = [
    ...(guarantee ? [] : [{ fieldId: 'guarantee', message: t('checkAndConfirm.problem.guarantee') }]),
    ...(hasAccepted ? [] : [{ fieldId: 'terms', message: t('checkAndConfirm.problem.terms') }]),
  ];
  const shown = attempt > 0 ? problems : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBooking) return;
    if (guarantee && problems.length === 0) onOrder(guarantee);
    else setAttempt((before) => before + 1);
  };
  // Before a way to pay is chosen, the button says nothing about paying.
  const outcome = !guarantee ? 'unchosen' : invoicedTo !== null ? 'invoiced' : orderOutcome(guarantee, total);
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={6}>
        {shown.length > 0 && <ErrorSummary title={t('checkAndConfirm.problems')} errors={shown} attempt={attempt} />}
        <FirstOfStep />
        {review}
        {payment(shown.find(({ fieldId }) => fieldId === 'guarantee')?.message)}
        <Card tone="floating">
          <Stack gap={4} {...watch}>
            <BookingTerms />
            <Checkbox
              name="terms"
              label={t('checkAndConfirm.accept')}
              checked={hasAccepted}
              onChange={({ target }) => onAccept(target.checked)}
              error={shown.find(({ fieldId }) => fieldId === 'terms')?.message}
            />
            {notice}
            <Text size="label" tone="muted" ref={target} tabIndex={-1}>
              {t(`checkAndConfirm.after.${afterKey(guarantee, outcome)}`, {
                time: format.time(DEADLINE_TIME),
                total: format.money(total),
                company: invoicedTo ?? '',
              })}
            </Text>
          </Stack>
        </Card>
        <WayOn
          type="submit"
          isLoading={isBooking}
          loadingLabel={t('checkAndConfirm.booking')}
          saysTotal={outcome === 'payNow' || outcome === 'payWithPoints'}
        >
          {t(`checkAndConfirm.order.${outcome}`, { total: format.money(total) })}
        </WayOn>
      </Stack>
    </form>
  );
}
