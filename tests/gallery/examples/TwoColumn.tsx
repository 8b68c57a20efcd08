import { Card } from '@/design-system/Card';
import { Text } from '@/design-system/Text';
import { TwoColumn } from '@/design-system/TwoColumn';
import type { Examples } from '../example';
import { longText } from '../samples';

export const examples: Examples = {
  'A task and its summary': () => (
    <TwoColumn asideLabel="Yöpymisesi" aside={<Card tone="sunken">2 yötä, 318,00&nbsp;€</Card>}>
      <Text>{longText}</Text>
    </TwoColumn>
  ),
};
