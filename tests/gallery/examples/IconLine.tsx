import { IconLine } from '@/design-system/IconLine';
import { Check, Clock } from '@/design-system/icons';
import { Stack } from '@/design-system/Stack';
import type { Examples } from '../example';
import { longText, longWord } from '../samples';

export const examples: Examples = {
  'Facts of a rate': () => (
    <Stack gap={2}>
      <IconLine icon={Clock}>Peru maksutta 1.12. klo 18 asti</IconLine>
      <IconLine icon={Check} tone="good">
        Aamiainen sisältyy
      </IconLine>
      <IconLine icon={Clock}>{longText}</IconLine>
      <IconLine icon={Clock}>{longWord}</IconLine>
    </Stack>
  ),
};
