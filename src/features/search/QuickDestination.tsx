import { useState } from 'react';
import type { ComponentType } from 'react';
import { TextField } from '@/design-system/TextField';
import type { DestinationCatalogue } from '@/domain/search/destinations';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { LiveDestination } from './LiveDestination';

export type PlaceProblem = 'placeMissing' | 'placeUnknown';

interface Props {
  readonly destinations: DestinationCatalogue;
  readonly problem: PlaceProblem | undefined;
  /** The place that the page is about. */
  readonly place: string | undefined;
  readonly onChange: () => void;
}

type Live = ComponentType<React.ComponentProps<typeof LiveDestination>>;

const ID = 'quick-place';

/**
 * The destination of the short search: a native field that works without scripts. To stay within the page's size budget
 * the field with the list of every search is loaded, and takes its place, once the guest comes to it.
 */
export function QuickDestination({ destinations, problem, place, onChange }: Props) {
  const { t } = useTranslator();
  const [Field, setField] = useState<Live | null>(null);
  const [isTyped, setTyped] = useState(false);
  const error = problem && t(`search.errors.${problem}`);
  const load = () => {
    import('./LiveDestination').then(
      (file) => setField(() => file.LiveDestination),
      // The native field works without it.
      () => undefined,
    );
  };
  if (Field)
    return <Field id={ID} destinations={destinations} error={error} opensAtOnce={isTyped} onChange={onChange} />;
  const { places, collections, hotels } = destinations;
  return (
    <>
      <TextField
        id={ID}
        name="place"
        defaultValue={place}
        label={t('search.place.label')}
        list="quick-places"
        autoComplete="off"
        autoCapitalize="words"
        required
        error={error}
        onChange={() => {
          setTyped(true);
          onChange();
        }}
        onFocus={load}
      />
      <datalist id="quick-places">
        {[...places, ...collections, ...hotels].map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}
