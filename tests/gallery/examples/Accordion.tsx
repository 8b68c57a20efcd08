import { Accordion } from '@/design-system/Accordion';
import { Text } from '@/design-system/Text';
import type { Examples } from '../example';
import { longText, longWord } from '../samples';

const items = [
  { id: 'time', title: 'Mihin aikaan voin saapua?', content: <Text>Klo 15 alkaen.</Text>, isOpenAtFirst: true },
  { id: 'dog', title: 'Voiko koira tulla mukaan?', content: <Text>Kyllä, lemmikkihuoneisiin.</Text> },
  { id: 'long', title: longWord, content: <Text>{longText}</Text> },
];

export const examples: Examples = {
  'Each for itself': () => <Accordion items={items} headingLevel={3} />,
  'One at a time': () => <Accordion items={items} isExclusive />,
  'With the focus': () => (
    <div className="is-focus">
      <Accordion items={items} />
    </div>
  ),
};
