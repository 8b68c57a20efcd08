import { Inline } from '@/design-system/Inline';
import type { Examples } from '../example';
import { longWord } from '../samples';

const boxes = ['yksi', 'kaksi', longWord].map((name) => (
  <div key={name} className="g-box">
    {name}
  </div>
));

export const examples: Examples = {
  'Beside each other': () => <Inline>{boxes}</Inline>,
  'Pushed apart': () => <Inline justify="between">{boxes.slice(0, 2)}</Inline>,
};
