import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import type { Examples } from '../example';
import { longWord } from '../samples';

export const examples: Examples = {
  'Every size': () => (
    <Stack gap={5}>
      <Heading level={3} size="hero">
        Herää hyvään
      </Heading>
      <Heading level={3} size="h1">
        Herää hyvään
      </Heading>
      <Heading level={3} size="h2">
        Yö järven rannalla
      </Heading>
      <Heading level={3} size="h3">
        Superior-huone näköalalla
      </Heading>
      <Heading level={3} size="h4">
        Ennen saapumista
      </Heading>
    </Stack>
  ),
  'Long compound': () => (
    <Heading level={3} size="h1">
      {longWord}
    </Heading>
  ),
};
