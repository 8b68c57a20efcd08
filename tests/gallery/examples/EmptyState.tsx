import { Button } from '@/design-system/Button';
import { EmptyState } from '@/design-system/EmptyState';
import type { Examples } from '../example';
import { longText, longWord } from '../samples';

export const examples: Examples = {
  'With a way on': () => (
    <EmptyState title="Ei vapaita huoneita" headingLevel={3} actions={<Button>Katso muita päiviä</Button>}>
      Hotelli on täynnä näinä öinä. Lähimmät vapaat ovat 4.–6. joulukuuta.
    </EmptyState>
  ),
  Long: () => (
    <EmptyState title={longWord} headingLevel={3}>
      {longText}
    </EmptyState>
  ),
};
