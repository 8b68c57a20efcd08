import { Checkbox } from '@/design-system/Checkbox';
import { Link } from '@/design-system/Link';
import { Stack } from '@/design-system/Stack';
import type { Examples } from '../example';
import { States } from '../States';
import { longText } from '../samples';

export const examples: Examples = {
  States: () => <States>{(state) => <Checkbox name={`check-${state}`} label="Aamiainen" />}</States>,
  'Ticked, disabled': () => (
    <Stack gap={1}>
      <Checkbox name="check-ticked" label="Lemmikkihuone" defaultChecked />
      <Checkbox name="check-disabled" label="Ei saatavilla" disabled />
      <Checkbox name="check-both" label="Sisältyy hintaan" disabled defaultChecked />
    </Stack>
  ),
  'With a mistake, and a link': () => (
    <Checkbox
      name="check-error"
      label={
        <>
          Hyväksyn <Link href="#ehdot">varausehdot</Link>
        </>
      }
      error="Hyväksy ehdot, niin voit varata"
    />
  ),
  Long: () => <Checkbox name="check-long" label={longText} hint={longText} />,
};
