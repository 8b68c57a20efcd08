import { useState } from 'react';
import { Tabs } from '@/design-system/Tabs';
import { Text } from '@/design-system/Text';
import type { Examples } from '../example';
import { States } from '../States';
import { longText, longWord } from '../samples';

const tabs = [
  { id: 'room', label: 'Huoneet', content: <Text>{longText}</Text> },
  { id: 'food', label: 'Ravintola', content: <Text>Ruisleipää ja marjoja klo 7 alkaen.</Text> },
  { id: 'spa', label: 'Kylpylä', content: <Text>Suljettu talveksi.</Text>, isDisabled: true },
  { id: 'way', label: 'Saapuminen', content: <Text>Raitiovaunu 4.</Text> },
];

interface HotelProps {
  readonly label: string;
  readonly shown?: typeof tabs;
  readonly activation?: 'automatic' | 'manual';
}

function Hotel({ label, shown = tabs, activation }: HotelProps) {
  const [selectedId, setSelectedId] = useState(shown[0]?.id ?? '');
  return <Tabs label={label} tabs={shown} {...{ selectedId, activation }} onSelect={setSelectedId} />;
}

export const examples: Examples = {
  'Arrows show at once': () => <Hotel label="Hotellista" />,
  'Arrows only move': () => <Hotel label="Hotellista, valitse itse" activation="manual" />,
  States: () => <States>{(state) => <Hotel label={`Hotellista ${state}`} shown={tabs.slice(0, 3)} />}</States>,
  'Long text': () => (
    <Hotel
      label="Pitkät nimet"
      shown={[...tabs.slice(0, 1), { id: 'long', label: longWord, content: <Text>Pitkä</Text> }]}
    />
  ),
};
