import { Grid } from '@/design-system/Grid';
import type { Examples } from '../example';
import { longWord } from '../samples';

const boxes = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className="g-box">
      {index === 2 ? longWord : index + 1}
    </div>
  ));

export const examples: Examples = {
  Cards: () => <Grid kind="cards">{boxes(5)}</Grid>,
  Fields: () => <Grid kind="fields">{boxes(3)}</Grid>,
};
