import { TextField } from '@/design-system/TextField';
import { Stack } from '@/design-system/Stack';
import type { Examples } from '../example';
import { States } from '../States';
import { longWord, rtlName } from '../samples';

export const examples: Examples = {
  States: () => (
    <States>{(state) => <TextField name={`field-${state}`} label="Sukunimi" defaultValue="Virtanen" />}</States>
  ),
  'Empty, with a hint': () => (
    <TextField name="field-hint" label="Sähköposti" hint="Lähetämme vahvistuksen tähän." placeholder="nimi@posti.fi" />
  ),
  'With a mistake': () => (
    <TextField
      name="field-error"
      label="Sähköposti"
      defaultValue="aino.virtanen"
      error="Kirjoita koko osoite, esimerkiksi nimi@posti.fi"
    />
  ),
  'Optional, read-only': () => (
    <Stack gap={4}>
      <TextField name="field-optional" label="Kampanjakoodi" optionalLabel="valinnainen" />
      <TextField name="field-readonly" label="Varausnumero" defaultValue="SAR-10293" readOnly />
    </Stack>
  ),
  'Long words and a name from right to left': () => (
    <Stack gap={4}>
      <TextField name="field-long" label={longWord} defaultValue={longWord} hint={longWord} error={longWord} />
      <TextField name="field-rtl" label="Nimi" defaultValue={rtlName} dir="auto" />
    </Stack>
  ),
};
