import { useLayoutEffect, useState } from 'react';
import type { Destination } from '@/domain/search';
import { DestinationField } from './DestinationField';
import { findByName } from './destinationOptions';
import type { DestinationOption } from './destinationOptions';

interface Props {
  readonly id: string;
  readonly options: readonly DestinationOption[];
  /** What the native field that it replaces had. */
  readonly typed: string;
  readonly hadFocus: boolean;
  readonly error: string | undefined;
  readonly onChange: () => void;
}

/** The destination with its list, in the place of a native field that the guest has begun to use. */
export function LiveDestination({ id, options, typed, hadFocus, error, onChange }: Props) {
  const [text, setText] = useState(typed);
  const [destination, setDestination] = useState<Destination>(
    () => findByName(options, typed)?.destination ?? { kind: 'none' },
  );
  useLayoutEffect(() => {
    const field = document.getElementById(id);
    if (!hadFocus || !(field instanceof HTMLInputElement)) return;
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
      hasHint={false}
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
