import { useEffect, useRef } from 'react';
import { MAX_CHILD_AGE } from '@/config/limits';
import { SelectField } from '@/design-system/SelectField';
import { useTranslator } from '@/i18n/TranslatorContext';
import { Pair } from './SearchForm.styles';

interface Props {
  readonly idPrefix: string;
  /** One per child; null until it is given. */
  readonly ages: readonly (number | null)[];
  /** The problem with a child's age, by the child's index. */
  readonly errorAt: (index: number) => string | undefined;
  readonly onAge: (index: number, age: number | null) => void;
}

const allAges = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => age);

/** The age of each child. */
export function AgeFields({ idPrefix, ages, errorAt, onAge }: Props) {
  const { t, plural } = useTranslator();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A panel over the page may end below the window.
    if (fields.current?.closest('details[open]')) fields.current.scrollIntoView?.({ block: 'nearest' });
  }, [ages.length]);
  return (
    <Pair ref={fields}>
      {ages.map((age, index) => (
        <SelectField
          // A child has no identity except its place in the list.
          key={index}
          id={`${idPrefix}-age-${index}`}
          name="ages"
          label={t('stay.party.age', { number: index + 1 })}
          value={age ?? ''}
          error={errorAt(index)}
          onChange={({ target }) => onAge(index, target.value === '' ? null : Number(target.value))}
        >
          <option value="">{t('stay.party.chooseAge')}</option>
          {allAges.map((each) => (
            <option key={each} value={each}>
              {each === 0 ? t('stay.underOneYear') : plural('stay.age', each)}
            </option>
          ))}
        </SelectField>
      ))}
    </Pair>
  );
}
