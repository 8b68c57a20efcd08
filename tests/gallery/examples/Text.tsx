import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Examples } from '../example';
import { longText } from '../samples';

export const examples: Examples = {
  Sizes: () => (
    <Stack gap={3}>
      <Text size="lead">Kaksi yötä merituulessa, aamiainen ikkunapöydässä.</Text>
      <Text measure="reading">{longText}</Text>
      <Text size="label">Saapuminen klo 15 alkaen</Text>
      <Text size="small">Hinta sisältää arvonlisäveron.</Text>
    </Stack>
  ),
  Tones: () => (
    <Stack gap={2}>
      <Text tone="muted">Hiljainen</Text>
      <Text tone="success">Onnistui</Text>
      <Text tone="warning">Huomaa</Text>
      <Text tone="error">Ei onnistunut</Text>
    </Stack>
  ),
  'Weights, italics and figures': () => (
    <Stack gap={2}>
      <Text weight="medium">Keskivahva</Text>
      <Text weight="bold">Vahva</Text>
      <Text>
        <em>Kursiivi, oikea eikä kallistettu</em>
      </Text>
      <Text numbers="tabular">1&nbsp;111,10&nbsp;€</Text>
      <Text numbers="tabular">8&nbsp;888,80&nbsp;€</Text>
    </Stack>
  ),
};
