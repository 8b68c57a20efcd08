import { Pause } from '@/design-system/Pause';
import { Text } from '@/design-system/Text';
import type { Examples } from '../example';

export const examples: Examples = {
  'A stop that is heard only': () => (
    <Text>
      1 yö
      <Pause />
      Edullisin
    </Text>
  ),
};
