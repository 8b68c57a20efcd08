import { Stack } from '@/design-system/Stack';
import type { Examples } from '../example';

const boxes = ['yksi', 'kaksi', 'kolme'].map((name) => (
  <div key={name} className="g-box">
    {name}
  </div>
));

export const examples: Examples = {
  'Under each other': () => <Stack gap={2}>{boxes}</Stack>,
  'At the start': () => (
    <Stack gap={2} align="start">
      {boxes}
    </Stack>
  ),
  'In the middle': () => (
    <Stack gap={2} align="center">
      {boxes}
    </Stack>
  ),
};
