import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { SUPPORT_PHONE } from '@/config/limits';
import { Button } from '@/design-system/Button';
import { ErrorSummary } from '@/design-system/ErrorSummary';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { TextField } from '@/design-system/TextField';
import { readBookingNumber } from '@/domain/reservation/bookingNumber';
import { readLine } from '@/domain/guest/freeText';
import { useTranslator } from '@/i18n/TranslatorContext';

export interface FindForm {
  readonly bookingNumber: string;
  readonly lastName: string;
}

interface Props {
  readonly isFinding: boolean;
  /** The answer takes its time after several misses. */
  readonly isSlow: boolean;
  /** Why nothing was found, if a search failed. */
  readonly notice: ReactNode;
  readonly onFind: (form: FindForm) => void;
}

const fields = ['bookingNumber', 'lastName'] as const;

/** The form for number and last name. They are sent in a request's body and never put into the address. */
export function FindReservationView({ isFinding, isSlow, notice, onFind }: Props) {
  const { t, locale } = useTranslator();
  const [attempt, setAttempt] = useState(0);
  const form = useForm<FindForm>({
    defaultValues: { bookingNumber: '', lastName: '' },
    // The summary takes the focus: a screen reader then reads every error.
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const problems = fields.flatMap((fieldId) => {
    const message = errors[fieldId]?.message;
    return message ? [{ fieldId, message }] : [];
  });
  return (
    // Outside of a dialog this method sends nothing: until scripts run, number and name stay where they were typed.
    <form
      noValidate
      method="dialog"
      onSubmit={form.handleSubmit(
        (values) => {
          if (!isFinding) onFind(values);
        },
        () => setAttempt((before) => before + 1),
      )}
    >
      <Stack gap={5} width="form">
        {attempt > 0 && problems.length > 0 && (
          <ErrorSummary title={t('reservation.find.problems')} errors={problems} attempt={attempt} />
        )}
        {notice}
        <TextField
          label={t('reservation.find.number')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.bookingNumber?.message}
          {...form.register('bookingNumber', {
            validate: (typed) => readBookingNumber(typed) !== '' || t('reservation.find.numberMissing'),
          })}
        />
        <TextField
          label={t('reservation.find.lastName')}
          hint={t('reservation.find.lastNameHint')}
          autoComplete="family-name"
          spellCheck={false}
          error={errors.lastName?.message}
          {...form.register('lastName', {
            validate: (typed) => readLine(typed) !== '' || t('reservation.find.lastNameMissing'),
          })}
        />
        <noscript>
          <Text>
            {t('reservation.find.noScript', { number: SUPPORT_PHONE.number, price: SUPPORT_PHONE.callPrice[locale] })}
          </Text>
        </noscript>
        <Button type="submit" size="large" isLoading={isFinding} loadingLabel={t('reservation.find.finding')}>
          {t('reservation.find.submit')}
        </Button>
        <Text size="small" tone="muted" role="status">
          {isSlow && t('reservation.find.slow')}
        </Text>
      </Stack>
    </form>
  );
}
