import { forwardRef, useState } from 'react';
import type { ComponentType, FocusEvent } from 'react';
import { TextField } from '@/design-system/TextField';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { DestinationOption } from './destinationOptions';
import type { LiveDestination } from './LiveDestination';

export type PlaceProblem = 'placeMissing' | 'placeUnknown';

interface Props {
  readonly options: readonly DestinationOption[];
  readonly problem: PlaceProblem | undefined;
  /** The place that the page is about. */
  readonly place: string | undefined;
  readonly onChange: () => void;
}

interface Live {
  readonly Field: ComponentType<React.ComponentProps<typeof LiveDestination>>;
  readonly typed: string;
  readonly hadFocus: boolean;
}

const ID = 'quick-place';

/**
 * The destination of the short search: a native field that works without scripts. To stay within the page's size budget
 * the field with the list of every search is loaded, and takes its place, once the guest comes to it.
 */
export const QuickDestination = forwardRef<HTMLInputElement, Props>(function QuickDestination(
  { options, problem, place, onChange },
  ref,
) {
  const { t } = useTranslator();
  const [live, setLive] = useState<Live | null>(null);
  const error = problem && t(`search.errors.${problem}`);
  const load = ({ currentTarget: field }: FocusEvent<HTMLInputElement>) => {
    import('./LiveDestination').then(
      ({ LiveDestination: Field }) =>
        setLive((before) => before ?? { Field, typed: field.value, hadFocus: document.activeElement === field }),
      // The native field works without it.
      () => undefined,
    );
  };
  if (live) {
    const { Field, typed, hadFocus } = live;
    return <Field {...{ id: ID, options, typed, hadFocus, error, onChange }} />;
  }
  return (
    <>
      <TextField
        ref={ref}
        id={ID}
        name="place"
        defaultValue={place}
        label={t('search.place.label')}
        list="quick-places"
        autoComplete="off"
        autoCapitalize="words"
        required
        error={error}
        onChange={onChange}
        onFocus={load}
      />
      <datalist id="quick-places">
        {options.map(({ key, name }) => (
          <option key={key} value={name} />
        ))}
      </datalist>
    </>
  );
});
