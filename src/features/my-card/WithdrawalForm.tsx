import { useState } from 'react';
import type { ReactNode } from 'react';
import { SUPPORT_PHONE } from '@/config/limits';
import { Button } from '@/design-system/Button';
import { ErrorSummary } from '@/design-system/ErrorSummary';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { TextField } from '@/design-system/TextField';
import { isEmail } from '@/domain/guest/contactFormats';
import { contactMaxLengths } from '@/domain/guest/contactRules';
import { readLine } from '@/domain/guest/freeText';
import { listedErrors } from '@/forms/listedErrors';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useKeptForm } from '@/state/useKeptForm';
import type { AskedOrder } from './useOrderWithdrawal';

interface Props {
  readonly isSending: boolean;
  /** Why nothing was found. */
  readonly notice: ReactNode;
  readonly onAsk: (asked: AskedOrder) => void;
}

/** What is typed into it is kept under this name. */
export const WITHDRAWAL_FORM = 'cardWithdrawal';

const tidyNumber = (typed: string): string => readLine(typed).replaceAll(/\s/g, '');

/** The number of the card or order, and the address of the purchase. Sent in a request's body, never in the address. */
export function WithdrawalForm({ isSending, notice, onAsk }: Props) {
  const { t, locale } = useTranslator();
  const [attempt, setAttempt] = useState(0);
  const { form } = useKeptForm<AskedOrder>({
    about: WITHDRAWAL_FORM,
    first: { number: '', email: '' },
    // The summary takes the focus: a screen reader then reads every error.
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const problems = listedErrors(Object.entries(errors));
  return (
    // Outside of a dialog this method sends nothing: until scripts run, number and address stay where they were typed.
    <form
      noValidate
      method="dialog"
      onSubmit={form.handleSubmit(
        ({ number, email }) => onAsk({ number: tidyNumber(number), email: readLine(email) }),
        () => setAttempt((before) => before + 1),
      )}
    >
      <Stack gap={5} width="form">
        {attempt > 0 && problems.length > 0 && (
          <ErrorSummary title={t('cardWithdrawal.form.problems')} errors={problems} attempt={attempt} />
        )}
        {notice}
        <TextField
          label={t('cardWithdrawal.form.number')}
          hint={t('cardWithdrawal.form.numberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.number?.message}
          {...form.register('number', {
            validate: (typed) => tidyNumber(typed) !== '' || t('cardWithdrawal.form.numberMissing'),
          })}
        />
        <TextField
          label={t('cardWithdrawal.form.email')}
          hint={t('cardWithdrawal.form.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={contactMaxLengths.email}
          error={errors.email?.message}
          {...form.register('email', {
            validate: (typed) => isEmail(readLine(typed)) || t('cardWithdrawal.form.emailMissing'),
          })}
        />
        <noscript>
          <Text>
            {t('cardWithdrawal.form.noScript', {
              number: SUPPORT_PHONE.number,
              price: SUPPORT_PHONE.callPrice[locale],
            })}
          </Text>
        </noscript>
        <div>
          <Button type="submit" size="large" isLoading={isSending} loadingLabel={t('cardWithdrawal.form.finding')}>
            {t('cardWithdrawal.form.find')}
          </Button>
        </div>
        <Text size="small" tone="muted">
          {t('cardWithdrawal.form.nothingYet')}
        </Text>
      </Stack>
    </form>
  );
}
