import { Breadcrumbs } from '@/design-system/Breadcrumbs';
import type { Examples } from '../example';
import { longWord } from '../samples';

const above = [
  { name: 'Etusivu', href: '#etusivu' },
  { name: 'Hotellit', href: '#hotellit' },
];

export const examples: Examples = {
  'Two pages above': () => <Breadcrumbs label="Missä olet" above={above} current={{ name: 'Heymo Tampere' }} />,
  'Long names': () => (
    <Breadcrumbs
      label="Sivun paikka"
      above={[...above, { name: longWord, href: '#pitka' }]}
      current={{ name: longWord }}
    />
  ),
};
