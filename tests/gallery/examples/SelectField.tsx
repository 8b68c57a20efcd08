import { SelectField } from '@/design-system/SelectField';
import { Stack } from '@/design-system/Stack';
import type { Examples } from '../example';
import { States } from '../States';
import { longWord } from '../samples';

const ages = (
  <>
    <option>6 vuotta</option>
    <option>{longWord}</option>
  </>
);

export const examples: Examples = {
  States: () => (
    <States>
      {(state) => (
        <SelectField name={`select-${state}`} label="Lapsen ikä">
          {ages}
        </SelectField>
      )}
    </States>
  ),
  'With a mistake': () => (
    <SelectField name="select-error" label="Lapsen ikä" hint="Saapumispäivänä" error="Valitse lapsen ikä">
      <option value="">Valitse</option>
    </SelectField>
  ),
  'Disabled, and long': () => (
    <Stack gap={4}>
      <SelectField name="select-long" label={longWord} defaultValue={longWord}>
        {ages}
      </SelectField>
    </Stack>
  ),
};
