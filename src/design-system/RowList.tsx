import { styled } from './stitches.config';

/** Things of one kind under each other, a thin line between them. Its items are `li`. */
export const RowList = styled('ul', {
  minWidth: 0,
  '& > li': { paddingBlock: '$4' },
  '& > li:first-child': { paddingTop: 0 },
  '& > li:last-child': { paddingBottom: 0 },
  '& > li + li': { borderTop: '$borderWidths$hairline solid $colors$border' },
});
