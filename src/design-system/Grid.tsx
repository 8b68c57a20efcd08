import { styled } from './stitches.config';

/** `columns`: twelve from 1024, four on a tablet, one below. `cards`: as many equal ones as there is room for. */
export const Grid = styled('div', {
  display: 'grid',
  gap: '$5',
  minWidth: 0,
  variants: {
    kind: {
      columns: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@tablet': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        '@desktop': { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: '$6' },
      },
      cards: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))' },
      fields: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignItems: 'start',
        '@tablet': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
  },
  defaultVariants: { kind: 'columns' },
});
