import { useState } from 'react';
import { Button } from '@/design-system/Button';
import { Card } from '@/design-system/Card';
import { ErrorSummary } from '@/design-system/ErrorSummary';
import { Grid } from '@/design-system/Grid';
import { Heading } from '@/design-system/Heading';
import { SelectField } from '@/design-system/SelectField';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { TextField } from '@/design-system/TextField';
import type { Country } from '@/domain/search/destinations';
import type { LocalDate } from '@/domain/localDate';
import { needsDocument, travelPurposes } from '@/domain/reservation/passengerNotice';
import type { PassengerNotice } from '@/domain/reservation/passengerNotice';
import type { ReservedRoom } from '@/domain/reservation/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useKeptForm } from '@/state/useKeptForm';
import { CompanionFields } from './CompanionFields';
import { fieldId, listedProblems, resolveNotice } from './resolveNotice';
import { TravellerFields, unrecorded } from './TravellerFields';
import type { NoticeFormState } from './TravellerFields';

interface Props {
  readonly bookingNumber: string;
  readonly room: ReservedRoom;
  /** Somebody else of the room than whose name it is in. */
  readonly isOfAnother: boolean;
  readonly countries: readonly Country[];
  readonly today: LocalDate;
  readonly isSaving: boolean;
  /** Resolves to whether the hotel has it. */
  readonly onSave: (notice: PassengerNotice) => Promise<boolean>;
}

const emptyNotice = ({ firstName, lastName }: ReservedRoom['guest']): PassengerNotice => ({
  firstName,
  lastName,
  birthDate: '',
  nationality: '',
  documentNumber: '',
  arrivesFrom: '',
  purpose: 'LEISURE',
  companions: [],
});

/** What identifies people is never stored, not even in this tab. */
const unkept = [
  'birthDate',
  'companions',
  'documentNumber',
  'nationality',
] as const satisfies readonly (keyof PassengerNotice)[];

/** The passenger notice of a room. What is typed leaves this tab with the one call to the hotel. */
export function NoticeForm({ bookingNumber, room, isOfAnother, countries, today, isSaving, onSave }: Props) {
  const { t } = useTranslator();
  const [attempt, setAttempt] = useState(0);
  const { roomIndex } = room;
  const { form, drop } = useKeptForm<PassengerNotice>({
    about: `passengerNotice ${bookingNumber} ${roomIndex}`,
    first: emptyNotice(isOfAnother ? { firstName: '', lastName: '' } : room.guest),
    unkept,
    resolver: resolveNotice(t, today),
    // Not when a field is left: a problem that goes away then would move the button from under the pointer.
    mode: 'onSubmit',
    // The summary takes the focus, not the first field: a screen reader then reads every error.
    shouldFocusError: false,
  });
  const save = async (notice: PassengerNotice) => {
    if (await onSave(notice)) drop();
  };
  const title = t('onlineStay.notice.title', { number: roomIndex + 1 });
  const problems = attempt > 0 ? listedProblems(form.watch(), today, roomIndex, t) : [];
  return (
    <Card as="section" aria-label={title}>
      <form noValidate onSubmit={form.handleSubmit(save, () => setAttempt((before) => before + 1))}>
        <Stack gap={5}>
          <Heading level={2} size="h3">
            {title}
          </Heading>
          <Text tone="muted">{t('onlineStay.notice.why')}</Text>
          {problems.length > 0 && (
            <ErrorSummary
              title={t('onlineStay.notice.problems')}
              headingLevel={3}
              errors={problems}
              attempt={attempt}
            />
          )}
          <Grid kind="fields">
            <TravellerFields form={form} roomIndex={roomIndex} companion={null} />
            <CountryField form={form} roomIndex={roomIndex} name="nationality" countries={countries} />
            {needsDocument(form.watch('nationality')) && (
              <TextField
                label={t('onlineStay.notice.field.documentNumber')}
                {...unrecorded}
                error={form.formState.errors.documentNumber?.message}
                {...form.register('documentNumber')}
                id={fieldId(roomIndex, 'documentNumber')}
              />
            )}
            <CountryField form={form} roomIndex={roomIndex} name="arrivesFrom" countries={countries} />
            <SelectField
              label={t('onlineStay.notice.field.purpose')}
              {...unrecorded}
              {...form.register('purpose')}
              id={fieldId(roomIndex, 'purpose')}
            >
              {travelPurposes.map((purpose) => (
                <option key={purpose} value={purpose}>
                  {t(`onlineStay.notice.purpose.${purpose}`)}
                </option>
              ))}
            </SelectField>
          </Grid>
          <CompanionFields form={form} roomIndex={roomIndex} max={room.adults + room.childAges.length - 1} />
          <div>
            <Button type="submit" isLoading={isSaving} loadingLabel={t('onlineStay.notice.saving')}>
              {t('onlineStay.notice.save')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

interface CountryProps {
  readonly form: NoticeFormState;
  readonly roomIndex: number;
  readonly name: 'arrivesFrom' | 'nationality';
  readonly countries: readonly Country[];
}

function CountryField({ form, roomIndex, name, countries }: CountryProps) {
  const { t } = useTranslator();
  return (
    <SelectField
      label={t(`onlineStay.notice.field.${name}`)}
      {...unrecorded}
      error={form.formState.errors[name]?.message}
      {...form.register(name)}
      id={fieldId(roomIndex, name)}
    >
      <option value="">{t('onlineStay.notice.choose')}</option>
      {countries.map(({ code, name: country }) => (
        <option key={code} value={code}>
          {country}
        </option>
      ))}
    </SelectField>
  );
}
