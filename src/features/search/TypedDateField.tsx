import { TextField } from '@/design-system/TextField';
import { parseLocalDate } from '@/domain/localDate';
import type { LocalDate } from '@/domain/localDate';
import { readDate } from '@/domain/writtenDate';
import { dateInFigures, datePlaceholder } from '@/i18n/dateInFigures';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly id: string;
  readonly name: 'from' | 'to';
  readonly label: string;
  /** As typed, or a day. */
  readonly value: string;
  readonly today: LocalDate;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

/**
 * A date beside its calendar: a day is shown in the figures of the page's language, and what is typed becomes one when the
 * field is left.
 */
export function TypedDateField({ value, today, onChange, ...field }: Props) {
  const translator = useTranslator();
  const complete = () => {
    const day = readDate(value, today);
    if (day && day !== value) onChange(day);
  };
  return (
    <TextField
      {...field}
      placeholder={datePlaceholder(translator)}
      autoComplete="off"
      value={parseLocalDate(value) ? dateInFigures(value, translator.locale) : value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={complete}
    />
  );
}
