import { DateField } from '@/design-system/DateField';
import { Stack } from '@/design-system/Stack';
import type { Examples } from '../example';
import { States } from '../States';

const nothing = () => undefined;
const words = {
  name: 'from',
  label: 'Tulopäivä',
  placeholder: 'pp.kk.vvvv',
  mark: '.',
  isReady: true,
  onOpen: nothing,
};

export const examples: Examples = {
  States: () => <States>{(state) => <DateField {...words} id={`date-${state}`} defaultValue="5.12.2026" />}</States>,
  'Empty, and with a mistake': () => (
    <Stack gap={4}>
      <DateField {...words} id="date-empty" />
      <DateField
        {...words}
        id="date-error"
        defaultValue="31.11.2026"
        error="Emme ymmärrä tätä päivää. Kirjoita se näin: 5.12.2026"
      />
    </Stack>
  ),
};
