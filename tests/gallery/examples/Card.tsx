import { Card } from '@/design-system/Card';
import { Grid } from '@/design-system/Grid';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Examples } from '../example';
import { longWord } from '../samples';

const tones = ['raised', 'floating', 'sunken', 'outlined', 'accent'] as const;

export const examples: Examples = {
  Tones: () => (
    <Grid kind="cards">
      {tones.map((tone) => (
        <Card key={tone} tone={tone}>
          <Stack gap={2}>
            <Heading level={3}>Aamiainen</Heading>
            <Text>Ruisleipää, marjoja ja tuoretta kahvia klo 7 alkaen.</Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
  'Room inside': () => (
    <Grid kind="cards">
      <Card padding="none">Vähän</Card>
      <Card>Tavallisesti</Card>
      <Card padding="large">Paljon</Card>
      <Card padding="none">{longWord}</Card>
    </Grid>
  ),
};
