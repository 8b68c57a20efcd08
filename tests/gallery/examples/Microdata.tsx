import { Microdata } from '@/design-system/Microdata';
import { Text } from '@/design-system/Text';
import type { Examples } from '../example';

export const examples: Examples = {
  'Beside what is shown': () => (
    <Text>
      165,12 €
      <Microdata thing={{ '@type': 'Offer', price: '165.12', availability: 'https://schema.org/InStock' }} />
    </Text>
  ),
};
