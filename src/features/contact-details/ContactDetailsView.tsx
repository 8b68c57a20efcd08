import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { changeAfterPaint } from '@/browser/changeAfterPaint';
import { ErrorSummary } from '@/design-system/ErrorSummary';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { ContactInformation } from '@/domain/guest/contactInformation';
import type { CustomerContact } from '@/domain/guest/customer';
import type { Country } from '@/domain/search/destinations';
import { useTranslator } from '@/i18n/TranslatorContext';
import { fieldOf } from '@/forms/fieldOf';
import { ArrivalField } from './ArrivalField';
import { CompanyFields } from './CompanyFields';
import { MessageField } from './MessageField';
import { MyDetailsNotice } from './MyDetailsNotice';
import { PersonFields } from '@/forms/PersonFields';
import { PrivacyLine } from '@/forms/PrivacyLine';
import { WayOn } from '@/forms/WayOn';
import { ProfileChoice } from './ProfileChoice';
import { StayingGuestFields } from './StayingGuestFields';
import { RoomWishes } from './RoomWishes';
import type { RoomWish } from './RoomWishes';
import { contactIn, listedProblems, resolveContact } from './resolveContact';

interface Props {
  readonly initial: ContactInformation;
  readonly countries: readonly Country[];
  readonly wishes: readonly RoomWish[];
  readonly onWish: (wish: RoomWish) => void;
  /** The customer who is signed in, as far as this form needs it; undefined while that is not known. */
  readonly known: CustomerContact | null | undefined;
  readonly onSignIn: () => void;
  /** Called with every change, so that a reload loses nothing that was typed. */
  readonly onDraft: (contact: ContactInformation) => void;
  readonly onDone: (contact: ContactInformation) => void;
}

/** The profile to book in, and the wishes for each room. */
export function ContactDetailsView(props: Props) {
  const { initial, countries, wishes, onWish, known, onSignIn, onDraft, onDone } = props;
  const { t } = useTranslator();
  const [attempt, setAttempt] = useState(0);
  const form = useForm<ContactInformation>({
    defaultValues: initial,
    resolver: resolveContact(t),
    mode: 'onTouched',
    // The summary takes the focus, not the first field: a screen reader then reads every error.
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const dropDraft = useKeptDraft(form.watch, onDraft);
  const send = (contact: ContactInformation) => {
    dropDraft();
    onDone(contact);
  };
  const problems = listedProblems(errors);
  return (
    <form noValidate onSubmit={form.handleSubmit(send, () => setAttempt((before) => before + 1))}>
      <Stack gap={7}>
        {attempt > 0 && problems.length > 0 && (
          <ErrorSummary title={t('contactDetails.problems')} errors={problems} attempt={attempt} />
        )}
        {known !== undefined && <MyDetailsNotice form={form} known={known} onSignIn={onSignIn} />}
        <Text tone="muted">{t('contactDetails.allNeeded')}</Text>
        <ProfileChoice form={form} />
        <PersonFields title={t('contactDetails.person')} field={fieldOf(form)} countries={countries} />
        <StayingGuestFields form={form} />
        <CompanyFields form={form} countries={countries} />
        <RoomWishes form={form} wishes={wishes} onWish={onWish} />
        <ArrivalField form={form} />
        <MessageField form={form} />
        <PrivacyLine why={t('contactDetails.privacy.why')} />
        <WayOn type="submit" isLoading={isSubmitting}>
          {t('contactDetails.next')}
        </WayOn>
      </Stack>
    </form>
  );
}

type Watch = ReturnType<typeof useForm<ContactInformation>>['watch'];

/** Passes on what was typed after it is seen. Returns a way to drop what was not passed on yet, for a form that is done. */
function useKeptDraft(watch: Watch, onDraft: Props['onDraft']): () => void {
  const waiting = useRef<Parameters<typeof contactIn>[0] | null>(null);
  useEffect(() => {
    const pass = () => {
      if (waiting.current) onDraft(contactIn(waiting.current));
      waiting.current = null;
    };
    const subscription = watch((values) => {
      const isAsked = waiting.current !== null;
      waiting.current = values;
      if (!isAsked) changeAfterPaint(pass);
    });
    return () => subscription.unsubscribe();
  }, [watch, onDraft]);
  return useCallback(() => (waiting.current = null), []);
}
