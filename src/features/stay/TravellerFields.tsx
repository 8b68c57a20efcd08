import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '@/design-system/TextField';
import type { PassengerNotice } from '@/domain/reservation/passengerNotice';
import { dateInFigures } from '@/i18n/dateInFigures';
import { useTranslator } from '@/i18n/TranslatorContext';
import { fieldId, fieldOf } from './resolveNotice';
import { TravellerField } from './stay.styles';

export type NoticeFormState = UseFormReturn<PassengerNotice>;

interface Props {
  readonly form: NoticeFormState;
  readonly roomIndex: number;
  /** From 0; null for the traveller whose notice it is. */
  readonly companion: number | null;
}

/**
 * What is typed into a notice is no matter of this browser: it is neither suggested later nor recorded. Recordings of
 * errors mask every input, and this one in any case.
 */
export const unrecorded = { autoComplete: 'off', 'data-sentry-mask': true } as const;

/** A day whose figures show which of them is the month. */
const EXAMPLE = '1984-02-29';

const fields = ['firstName', 'lastName', 'birthDate'] as const;

/**
 * Name and date of birth of somebody who travels. The date is typed as the page's language writes it: a browser's own field
 * has the order of the browser's language.
 */
export function TravellerFields({ form, roomIndex, companion }: Props) {
  const { t, locale } = useTranslator();
  const { errors } = form.formState;
  const found = companion === null ? errors : (errors.companions?.[companion] ?? {});
  return (
    <>
      {fields.map((field) => {
        const name = companion === null ? field : (`companions.${companion}.${field}` as const);
        return (
          <TravellerField key={field}>
            <TextField
              label={t(`onlineStay.notice.field.${field}`)}
              hint={
                field === 'birthDate'
                  ? t('onlineStay.notice.dateHint', { example: dateInFigures(EXAMPLE, locale) })
                  : undefined
              }
              {...unrecorded}
              error={found[field]?.message}
              {...form.register(name)}
              id={fieldId(roomIndex, fieldOf({ field, companion }))}
            />
          </TravellerField>
        );
      })}
    </>
  );
}
