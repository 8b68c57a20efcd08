import { styled } from './stitches.config';

const span = (tablet: number, desktop: number) => ({
  '@tablet': { gridColumn: `span ${tablet}` },
  '@desktop': { gridColumn: `span ${desktop}` },
});

/** A place in a `Grid` of columns: so many of the twelve. */
export const GridItem = styled('div', {
  minWidth: 0,
  variants: {
    span: {
      3: span(2, 3),
      4: span(2, 4),
      5: span(2, 5),
      6: span(2, 6),
      7: span(4, 7),
      8: span(4, 8),
      9: span(4, 9),
      12: span(4, 12),
      /** The whole row of a grid of fields. */
      row: { gridColumn: '1 / -1' },
    },
  },
  defaultVariants: { span: 12 },
});
