import { useState } from 'react';
import { Button } from '@/design-system/Button';
import { FilterDialog } from '@/design-system/FilterDialog';
import type { Examples } from '../example';
import { longWord } from '../samples';

const places = ['Helsinki', 'Turku', longWord];

function Opener() {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>(['Turku']);
  const toggle = (value: string) =>
    setChosen(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Avaa suodattimet
      </Button>
      {isOpen && (
        <FilterDialog
          words={{ title: 'Suodattimet', close: 'Sulje', show: 'Näytä 4 hotellia', clear: 'Tyhjennä valinnat' }}
          groups={[
            {
              id: 'places',
              legend: 'Paikkakunta',
              choices: places.map((value) => ({ value, label: value, isOn: chosen.includes(value) })),
            },
          ]}
          hasChosen={chosen.length > 0}
          onToggle={(_, value) => toggle(value)}
          onClear={() => setChosen([])}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

export const examples: Examples = { 'Places to choose from': () => <Opener /> };
