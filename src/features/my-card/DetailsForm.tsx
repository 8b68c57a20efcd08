import { SiteLink } from '@/routes/SiteLink';
import { useState } from 'react';
import type { CardCalls } from '@/api/cardCalls';
import { Button } from '@/design-system/Button';
import { ErrorSummary } from '@/design-system/ErrorSummary';
import { Inline } from '@/design-system/Inline';
import { LinkButton } from '@/design-system/LinkButton';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Country } from '@/domain/search/destinations';
import type { Failure } from '@/domain/failure';
import type { LoyaltyCard } from '@/domain/card/loyaltyCard';
import { FailureNotice } from '@/errors/FailureNotice';
import { AddressFields } from '@/forms/AddressFields';
import { fieldOf } from '@/forms/fieldOf';
import { listedErrors } from '@/forms/listedErrors';
import { PersonFields } from '@/forms/PersonFields';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useNoteEditSuccess } from '@/state/mySCardState';
import { useKeptForm } from '@/state/useKeptForm';
import { ConsentFields } from '@/forms/ConsentFields';
import { detailsIn, resolveDetails, valuesOf } from './detailsForm';
import type { DetailsValues } from './detailsForm';

interface Props {
  readonly card: Pick<LoyaltyCard, 'consents' | 'contact' | 'number'>;
  readonly countries: readonly Country[];
  readonly pageHref: string;
  readonly editCard: CardCalls['editCard'];
  readonly onSaved: () => void;
}

/** The details and consents of a card. What is typed stays in this tab, and leaves it with the one call. */
export function DetailsForm({ card, countries, pageHref, editCard, onSaved }: Props) {
  const { t } = useTranslator();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const noteEditSuccess = useNoteEditSuccess();
  const { form, drop } = useKeptForm<DetailsValues>({
    about: `cardDetails ${card.number}`,
    first: valuesOf(card),
    resolver: resolveDetails(t),
    // Not when a field is left: a problem that appears then moves what is pressed next from under the pointer.
    mode: 'onSubmit',
    // The summary takes the focus, not the first field: a screen reader then reads every error.
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const problems = attempt > 0 ? listedErrors(Object.entries(errors)) : [];
  const save = async (values: DetailsValues) => {
    setFailure(null);
    const answer = await editCard(detailsIn(values));
    if (!answer.ok) return setFailure(answer.failure);
    drop();
    noteEditSuccess();
    return onSaved();
  };
  const field = fieldOf(form);
  const send = form.handleSubmit(save, () => setAttempt((before) => before + 1));
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap={6} width="form">
        {problems.length > 0 && (
          <ErrorSummary title={t('contactDetails.problems')} errors={problems} attempt={attempt} />
        )}
        <Text tone="muted">{t('contactDetails.allNeeded')}</Text>
        <PersonFields
          title={t('myCard.holder')}
          emailHint={t('myCard.details.emailHint')}
          field={field}
          countries={countries}
        />
        <AddressFields field={field} countries={countries} />
        <ConsentFields field={field} />
        {failure && (
          <FailureNotice
            failure={failure}
            onAction={(action) => (action === 'fixDetails' ? form.setFocus('firstName') : void send())}
          />
        )}
        <Inline gap={3}>
          <Button type="submit" size="large" isLoading={isSubmitting} loadingLabel={t('myCard.details.saving')}>
            {t('myCard.details.save')}
          </Button>
          <LinkButton as={SiteLink} variant="secondary" size="large" href={pageHref} onClick={drop}>
            {t('myCard.details.cancel')}
          </LinkButton>
        </Inline>
      </Stack>
    </form>
  );
}
