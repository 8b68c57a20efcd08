import { Text } from '@/design-system/Text';
import { VisuallyHidden } from '@/design-system/VisuallyHidden';
import type { Examples } from '../example';

export const examples: Examples = {
  'For screen readers only': () => (
    <Text>
      3 / 8 <VisuallyHidden>Kuva kolme kahdeksasta</VisuallyHidden>
    </Text>
  ),
};
