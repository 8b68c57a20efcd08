import { useEffect, useState } from 'react';
import { Button } from '@/design-system/Button';
import { ErrorSummary } from '@/design-system/ErrorSummary';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { ContactInformation } from '@/domain/guest/contactInformation';
import type { Country } from '@/domain/search/destinations';
import { useTranslator } from '@/i18n/TranslatorContext';
import { fieldOf } from '@/forms/fieldOf';
import { useKeptForm } from '@/state/useKeptForm';
import { CompanyFields } from './CompanyFields';
import { PersonFields } from '@/forms/PersonFields';
import { PrivacyLine } from '@/forms/PrivacyLine';
import { ProfileChoice } from './ProfileChoice';
import { listedProblems, resolveContact } from './resolveContact';

interface Props {
  readonly bookingNumber: string;
  readonly initial: ContactInformation;
  readonly countries: readonly Country[];
  /** Called when something is typed. */
  readonly onTyped: () => void;
  readonly onDone: (contact: ContactInformation) => void;
}

const emptyGuest = { firstName: '', lastName: '' };

/** The contact details of a booking that is made: who stays in which room is not changed with them. */
export function ContactChangeView({ bookingNumber, initial, countries, onTyped, onDone }: Props) {
  const { t } = useTranslator();
  const [attempt, setAttempt] = useState(0);
  const { form, drop } = useKeptForm<ContactInformation>({
    about: `contactChange ${bookingNumber}`,
    first: initial,
    item: emptyGuest,
    resolver: resolveContact(t),
    mode: 'onTouched',
    // The summary takes the focus, not the first field: a screen reader then reads every error.
    shouldFocusError: false,
  });
  const { watch } = form;
  useEffect(() => {
    const subscription = watch(onTyped);
    return () => subscription.unsubscribe();
  }, [watch, onTyped]);
  const done = (contact: ContactInformation) => {
    drop();
    onDone(contact);
  };
  const { errors, isSubmitting } = form.formState;
  const problems = listedProblems(errors);
  return (
    <form noValidate onSubmit={form.handleSubmit(done, () => setAttempt((before) => before + 1))}>
      <Stack gap={6}>
        {attempt > 0 && problems.length > 0 && (
          <ErrorSummary title={t('contactDetails.problems')} errors={problems} attempt={attempt} />
        )}
        <Text tone="muted">{t('contactDetails.allNeeded')}</Text>
        <ProfileChoice form={form} />
        <PersonFields title={t('contactDetails.person')} field={fieldOf(form)} countries={countries} />
        <CompanyFields form={form} countries={countries} />
        <PrivacyLine why={t('contactDetails.privacy.why')} />
        <Inline justify="end">
          <Button type="submit" size="large" isLoading={isSubmitting}>
            {t('editing.contactDone')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
