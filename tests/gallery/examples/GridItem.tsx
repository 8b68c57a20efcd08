import { Grid } from '@/design-system/Grid';
import { GridItem } from '@/design-system/GridItem';
import type { Examples } from '../example';

const spans = [12, 8, 4, 6, 6, 3, 3, 3, 3] as const;

export const examples: Examples = {
  'Twelve columns': () => (
    <Grid>
      {spans.map((span, index) => (
        <GridItem key={index} span={span}>
          <div className="g-box">{span}</div>
        </GridItem>
      ))}
    </Grid>
  ),
};
