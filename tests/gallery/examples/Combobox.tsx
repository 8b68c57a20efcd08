import { useState } from 'react';
import { I18nProvider } from 'react-aria';
import { Combobox } from '@/design-system/Combobox';
import type { Examples } from '../example';
import { longWord } from '../samples';

const all = [
  {
    id: 'places',
    title: 'Kaupungit',
    options: [
      { key: 'hel', name: 'Helsinki', detail: '7 hotellia' },
      { key: 'rov', name: 'Rovaniemi', detail: '2 hotellia' },
      { key: 'tre', name: 'Tampere', detail: '3 hotellia' },
    ],
  },
  {
    id: 'hotels',
    title: 'Hotellit',
    options: [
      { key: '1001', name: 'Sarastus Helsinki Satama', detail: 'Helsinki' },
      { key: '9999', name: longWord, detail: 'Vantaa' },
    ],
  },
];
const words = {
  label: 'Minne',
  hint: 'Kaupunki, alue tai hotelli',
  list: 'Kohteet',
  toggle: 'Näytä kohteet',
  none: 'Sen nimistä kohdetta meillä ei ole',
};

function Destination({
  id,
  error,
  typed = '',
}: {
  readonly id: string;
  readonly error?: string;
  readonly typed?: string;
}) {
  const [text, setText] = useState(typed);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const groups = all.map(({ options, ...group }) => ({
    ...group,
    options: options.filter(({ key, name }) => key === chosenKey || name.toLowerCase().includes(text.toLowerCase())),
  }));
  return (
    <I18nProvider locale="fi-FI">
      <Combobox
        id={id}
        name={id}
        words={{ ...words, error }}
        text={text}
        chosenKey={chosenKey}
        groups={groups}
        onType={(value) => {
          setText(value);
          setChosenKey(null);
        }}
        onChoose={(key) => {
          setChosenKey(key);
          setText(all.flatMap(({ options }) => options).find((option) => option.key === key)?.name ?? '');
        }}
      />
    </I18nProvider>
  );
}

export const examples: Examples = {
  'Type or open it': () => <Destination id="combobox-rest" />,
  'Nothing fits': () => <Destination id="combobox-none" typed="Xanadu" />,
  'Long text': () => <Destination id="combobox-long" typed={longWord} />,
  'With a mistake': () => <Destination id="combobox-error" error="Kirjoita, minne olet matkalla" />,
  'With the focus': () => (
    <div className="is-focus">
      <Destination id="combobox-focus" />
    </div>
  ),
};
