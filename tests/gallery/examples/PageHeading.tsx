import { PageHeading } from '@/design-system/PageHeading';
import type { Examples } from '../example';
import { longWord } from '../samples';

export const examples: Examples = {
  'With all its lines': () => (
    <PageHeading above="Sarastus Helsinki Satama" lead="Kaksi yötä merituulessa, aamiainen ikkunapöydässä.">
      Valitse huone
    </PageHeading>
  ),
  Hero: () => <PageHeading size="hero">Herää hyvään</PageHeading>,
  'Alone, long': () => <PageHeading size="h2">{longWord}</PageHeading>,
};
