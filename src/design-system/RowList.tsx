import { styled } from './stitches.config';

/** A list with a thin line between its items, which are `li`. */
export const RowList = styled('ul', {
  minWidth: 0,
  '& > li': { paddingBlock: '$4' },
  '& > li:first-child': { paddingTop: 0 },
  '& > li:last-child': { paddingBottom: 0 },
  '& > li + li': { borderTop: '$borderWidths$hairline solid $colors$border' },
});
