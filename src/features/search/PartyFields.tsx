import { MAX_ADULTS, MAX_CHILDREN, MAX_PETS, MAX_ROOMS } from '@/config/limits';
import { QuantityStepper } from '@/design-system/QuantityStepper';
import { VisuallyHidden } from '@/design-system/VisuallyHidden';
import type { SearchFeature } from '@/domain/search/searchFeatures';
import { useTranslator } from '@/i18n/TranslatorContext';
import { AgeFields } from './AgeFields';
import { fewestAdults, withAdults, withAge, withChildren, withPets, withRooms } from './searchDraft';
import type { SearchDraft } from './searchDraft';
import { Fieldset, Legend } from './SearchForm.styles';

interface Props {
  readonly idPrefix: string;
  readonly draft: SearchDraft;
  readonly switchedOff: ReadonlySet<SearchFeature>;
  readonly onChange: (draft: SearchDraft) => void;
  /** The problem with a child's age, by the child's index. */
  readonly ageError: (index: number) => string | undefined;
}

/** The features that a field depends on. More rooms need more adults. */
const needs = {
  rooms: ['MULTIPLE_ROOMS', 'MULTIPLE_ADULTS'],
  adults: ['MULTIPLE_ADULTS'],
  children: ['KIDS'],
  pets: ['PETS'],
} as const;

/** The party: rooms, adults, children with their ages, pets. Hidden fields submit the values of the counters. */
export function PartyFields({ idPrefix, draft, switchedOff, onChange, ageError }: Props) {
  const { t, plural } = useTranslator();
  const steppers = [
    { name: 'rooms', value: draft.rooms, min: 1, max: MAX_ROOMS, change: withRooms },
    { name: 'adults', value: draft.adults, min: fewestAdults(draft), max: MAX_ADULTS, change: withAdults },
    { name: 'children', value: draft.ages.length, min: 0, max: MAX_CHILDREN, change: withChildren },
    { name: 'pets', value: draft.pets, min: 0, max: MAX_PETS, change: withPets },
  ] as const;
  const offered = steppers.filter(({ name }) => !needs[name].some((feature) => switchedOff.has(feature)));
  const suggestion =
    draft.isNumberOfRoomsTouched || draft.rooms === 1 ? '' : plural('stay.roomsSuggested', draft.rooms);
  if (offered.length === 0) return null;
  return (
    <Fieldset>
      <Legend>{t('stay.party.legend')}</Legend>
      {offered.map(({ name, value, min, max, change }) => (
        <div key={name}>
          <QuantityStepper
            label={t(`stay.party.${name}`)}
            hint={(name === 'rooms' && suggestion) || t(`search.party.${name}Hint`)}
            decreaseLabel={t(`search.party.${name}Less`)}
            increaseLabel={t(`search.party.${name}More`)}
            value={value}
            min={min}
            max={max}
            onChange={(count) => onChange(change(draft, count))}
          />
          <input type="hidden" name={name} value={value} />
        </div>
      ))}
      <VisuallyHidden role="status">{suggestion}</VisuallyHidden>
      {draft.ages.length > 0 && (
        <AgeFields
          idPrefix={idPrefix}
          ages={draft.ages}
          errorAt={ageError}
          onAge={(index, age) => onChange(withAge(draft, index, age))}
        />
      )}
    </Fieldset>
  );
}
