import { DefinitionList } from '@/design-system/DefinitionList';
import type { Examples } from '../example';
import { longWord } from '../samples';

const items = [
  { term: 'Saapuminen', description: 'ti 1.12.2026 klo 15 alkaen' },
  { term: 'Lähtö', description: 'to 3.12.2026 klo 12 mennessä' },
  { term: longWord, description: longWord },
];

export const examples: Examples = {
  Stacked: () => <DefinitionList items={items} />,
  Rows: () => <DefinitionList items={items} layout="rows" />,
  Columns: () => <DefinitionList items={items} layout="columns" />,
};
