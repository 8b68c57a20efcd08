import { useState } from 'react';
import { QuantityStepper } from '@/design-system/QuantityStepper';
import { Stack } from '@/design-system/Stack';
import type { Examples } from '../example';
import { longWord } from '../samples';

function Count({ label, hint, first }: { readonly label: string; readonly hint?: string; readonly first: number }) {
  const [value, setValue] = useState(first);
  return (
    <QuantityStepper
      label={label}
      hint={hint}
      value={value}
      min={0}
      max={6}
      onChange={setValue}
      decreaseLabel={`Vähemmän: ${label}`}
      increaseLabel={`Enemmän: ${label}`}
    />
  );
}

export const examples: Examples = {
  'Between, at and at the other end': () => (
    <Stack gap={4} width="form">
      <Count label="Aikuiset" first={2} />
      <Count label="Lapset" hint="0–15 vuotta" first={0} />
      <Count label="Lemmikit" first={6} />
    </Stack>
  ),
  'Long text': () => <Count label={longWord} hint={longWord} first={1} />,
  'With the focus': () => (
    <div className="is-focus">
      <Count label="Huoneet" first={1} />
    </div>
  ),
};
