import { styled } from '@/design-system/stitches.config';

/** The page of a change. On a wide window what it comes to stands beside what can be changed. */
export const EditPage = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  alignItems: 'start',
  '@desktop': { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 24rem)', '& > *': { gridColumn: '1 / -1' } },
});

export const EditParts = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$6',
  minWidth: 0,
  '@desktop': { '&[class]': { gridColumn: 1 } },
});

/** Stays in sight while something is changed beside it. */
export const EditSide = styled('div', {
  minWidth: 0,
  '@desktop': { '&[class]': { gridColumn: 2 }, position: 'sticky', top: '$5' },
});
