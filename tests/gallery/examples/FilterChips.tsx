import { useState } from 'react';
import { FilterChips } from '@/design-system/FilterChips';
import type { Examples } from '../example';
import { longWord } from '../samples';

const all = ['Helsinki', 'Turku', 'Tampere', longWord];

function Places() {
  const [chosen, setChosen] = useState<readonly string[]>(['Turku']);
  return (
    <FilterChips
      legend="Paikkakunta"
      choices={all.map((value) => ({ value, label: value, isOn: chosen.includes(value) }))}
      onToggle={(value) =>
        setChosen(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
      }
    />
  );
}

export const examples: Examples = {
  'Some of a few': () => <Places />,
};
