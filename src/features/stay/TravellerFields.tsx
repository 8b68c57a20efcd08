import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '@/design-system/TextField';
import type { LocalDate } from '@/domain/localDate';
import type { PassengerNotice } from '@/domain/reservation/passengerNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { fieldId, fieldOf } from './resolveNotice';

export type NoticeFormState = UseFormReturn<PassengerNotice>;

interface Props {
  readonly form: NoticeFormState;
  readonly roomIndex: number;
  /** From 0; null for the traveller whose notice it is. */
  readonly companion: number | null;
  readonly today: LocalDate;
}

/**
 * What is typed into a notice is no matter of this browser: it is neither suggested later nor recorded. Recordings of
 * errors mask every input, and this one in any case.
 */
export const unrecorded = { autoComplete: 'off', 'data-sentry-mask': true } as const;

const fields = ['firstName', 'lastName', 'birthDate'] as const;

/** Name and date of birth of somebody who travels. */
export function TravellerFields({ form, roomIndex, companion, today }: Props) {
  const { t } = useTranslator();
  const { errors } = form.formState;
  const found = companion === null ? errors : (errors.companions?.[companion] ?? {});
  return (
    <>
      {fields.map((field) => {
        const name = companion === null ? field : (`companions.${companion}.${field}` as const);
        return (
          <TextField
            key={field}
            label={t(`onlineStay.notice.field.${field}`)}
            type={field === 'birthDate' ? 'date' : 'text'}
            max={field === 'birthDate' ? today : undefined}
            {...unrecorded}
            error={found[field]?.message}
            {...form.register(name)}
            id={fieldId(roomIndex, fieldOf({ field, companion }))}
          />
        );
      })}
    </>
  );
}
