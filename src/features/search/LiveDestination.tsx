import { useLayoutEffect, useMemo, useState } from 'react';
import type { DestinationCatalogue } from '@/domain/search/destinations';
import type { Destination } from '@/domain/search/search';
import { DestinationField } from './DestinationField';
import { destinationOptions, findByName } from './destinationOptions';

interface Props {
  readonly id: string;
  readonly destinations: DestinationCatalogue;
  readonly error: string | undefined;
  /** The guest has typed already: what matches is shown without another key. */
  readonly opensAtOnce: boolean;
  readonly onChange: () => void;
}

/** What a native field has at this moment. */
function readField(id: string) {
  const field = document.getElementById(id);
  return { typed: field instanceof HTMLInputElement ? field.value : '', hadFocus: document.activeElement === field };
}

/**
 * The destination with its list, in the place of a native field that the guest has begun to use. That field is read while
 * this one renders, so that what is typed until then is kept.
 */
export function LiveDestination({ id, destinations, error, opensAtOnce, onChange }: Props) {
  const options = useMemo(() => destinationOptions(destinations), [destinations]);
  const [{ typed, hadFocus }] = useState(() => readField(id));
  const [text, setText] = useState(typed);
  const [destination, setDestination] = useState<Destination>(
    () => findByName(options, typed)?.destination ?? { kind: 'none' },
  );
  useLayoutEffect(() => {
    const field = document.getElementById(id);
    // A guest who has gone on to another field meanwhile stays there.
    if (!hadFocus || document.activeElement !== document.body || !(field instanceof HTMLInputElement)) return;
    field.focus({ preventScroll: true });
    field.setSelectionRange(field.value.length, field.value.length);
  }, [id, hadFocus]);
  return (
    <DestinationField
      id={id}
      options={options}
      text={text}
      destination={destination}
      error={error}
      short={{ opensAtOnce: opensAtOnce && hadFocus }}
      onType={(changed) => {
        setText(changed);
        setDestination({ kind: 'none' });
        onChange();
      }}
      onChoose={(option) => {
        setText(option.name);
        setDestination(option.destination);
        onChange();
      }}
    />
  );
}
