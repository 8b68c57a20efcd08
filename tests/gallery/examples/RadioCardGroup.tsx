import { RadioCard } from '@/design-system/RadioCard';
import { RadioCardGroup } from '@/design-system/RadioCardGroup';
import type { Examples } from '../example';

const ways = (name: string) =>
  ['Verkkopankki', 'Kortti', 'Maksan hotellissa'].map((title) => (
    <RadioCard key={title} name={name} value={title} title={title} />
  ));

export const examples: Examples = {
  'Three columns': () => (
    <RadioCardGroup id="group-three" legend="Maksutapa" hint="Voit vaihtaa tämän myöhemmin" columns="three">
      {ways('group-three-way')}
    </RadioCardGroup>
  ),
  'With a mistake': () => (
    <RadioCardGroup id="group-error" legend="Maksutapa" error="Valitse, miten maksat">
      {ways('group-error-way')}
    </RadioCardGroup>
  ),
};
