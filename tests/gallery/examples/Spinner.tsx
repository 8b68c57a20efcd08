import { Spinner } from '@/design-system/Spinner';
import { Text } from '@/design-system/Text';
import type { Examples } from '../example';

export const examples: Examples = {
  'As large as the words beside it': () => (
    <Text size="lead">
      <Spinner /> Haetaan hintoja
    </Text>
  ),
};
