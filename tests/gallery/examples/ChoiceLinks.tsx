import { ChoiceLinks } from '@/design-system/ChoiceLinks';
import type { Examples } from '../example';
import { longWord } from '../samples';

const groups = [
  { href: '#tulevat', name: 'Tulevat (2)', isChosen: true },
  { href: '#menneet', name: 'Menneet (24)', isChosen: false },
  { href: '#perutut', name: 'Perutut (1)', isChosen: false },
];

export const examples: Examples = {
  'One chosen': () => <ChoiceLinks label="Varaukset" choices={groups} />,
  'Long text': () => (
    <ChoiceLinks label="Lajit" choices={[...groups, { href: '#pitka', name: longWord, isChosen: false }]} />
  ),
};
