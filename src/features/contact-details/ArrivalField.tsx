import { DEADLINE_TIME } from '@/config/limits';
import { SelectField } from '@/design-system/SelectField';
import { arrivalTimes, isLateArrival } from '@/domain/stay/arrivalTime';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { ContactFormProps } from './contactForm';

/** When the guest expects to arrive, and what a late arrival means for the room. */
export function ArrivalField({ form }: ContactFormProps) {
  const { t, format } = useTranslator();
  const isLate = isLateArrival(form.watch('arrivalTime'));
  return (
    <SelectField
      label={t('contactDetails.arrival.label')}
      optionalLabel={t('contactDetails.optional')}
      hint={isLate ? t('contactDetails.arrival.held', { time: format.time(DEADLINE_TIME) }) : undefined}
      {...form.register('arrivalTime')}
    >
      {arrivalTimes.map((time) => (
        <option key={time} value={time}>
          {time === 'UNKNOWN' ? t('contactDetails.arrival.unknown') : t(`stay.arrival.time.${time}`)}
        </option>
      ))}
    </SelectField>
  );
}
