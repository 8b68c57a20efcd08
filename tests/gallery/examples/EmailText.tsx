import { EmailText } from '@/design-system/EmailText';
import { Text } from '@/design-system/Text';
import type { Examples } from '../example';

export const examples: Examples = {
  'In a narrow place': () => (
    <div style={{ maxWidth: '10rem' }}>
      <Text>
        <EmailText>toolonlahti@sarastus.example</EmailText>
      </Text>
    </div>
  ),
};
