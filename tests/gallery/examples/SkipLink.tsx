import { SkipLink } from '@/design-system/SkipLink';
import type { Examples } from '../example';

export const examples: Examples = {
  'Seen while it has the focus': () => (
    <div className="g-ground is-focus">
      <SkipLink href="#components">Siirry sisältöön</SkipLink>
    </div>
  ),
};
