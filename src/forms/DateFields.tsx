import { DateField } from '@/design-system/DateField';
import { dateMarkOf, datePlaceholder } from '@/i18n/dateInFigures';
import { useTranslator } from '@/i18n/TranslatorContext';

export type DateFieldName = 'from' | 'to';

interface Props {
  readonly idPrefix: string;
  readonly errors?: Partial<Readonly<Record<DateFieldName, string>>>;
  readonly required?: boolean;
  readonly isReady: boolean;
  readonly onOpen: (field: DateFieldName) => void;
}

/** Arrival and departure, submitted as typed where no scripts run: an address may have days in any figures. */
export function DateFields({ idPrefix, errors = {}, required, isReady, onOpen }: Props) {
  const translator = useTranslator();
  const { t, locale } = translator;
  const labels = { from: t('dates.arrival'), to: t('dates.departure') };
  return (['from', 'to'] as const).map((name) => (
    <DateField
      key={name}
      id={`${idPrefix}-${name}`}
      name={name}
      label={labels[name]}
      error={errors[name]}
      placeholder={datePlaceholder(translator)}
      mark={dateMarkOf(locale)}
      required={required}
      isReady={isReady}
      onOpen={() => onOpen(name)}
    />
  ));
}
