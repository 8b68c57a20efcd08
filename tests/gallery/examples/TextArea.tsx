import { TextArea } from '@/design-system/TextArea';
import type { Examples } from '../example';
import { States } from '../States';
import { longText } from '../samples';

export const examples: Examples = {
  States: () => (
    <States>
      {(state) => <TextArea name={`area-${state}`} label="Toiveet" count="0 / 2600" defaultValue="Hiljainen huone" />}
    </States>
  ),
  'With a mistake': () => (
    <TextArea
      name="area-error"
      label="Toiveet"
      hint="Kerro, mitä meidän pitäisi tietää."
      defaultValue={longText}
      count="2 612 / 2 600"
      error="Lyhennä viestiä 12 merkkiä"
    />
  ),
};
