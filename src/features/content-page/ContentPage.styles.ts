import { styled } from '@/design-system/stitches.config';

/** The list of contents comes before the text on a narrow window, and beside it on a wide one. */
export const Columns = styled('div', {
  display: 'grid',
  gap: '$6',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@desktop': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(14rem, 18rem)',
    columnGap: '$7',
    '& > nav': { gridColumn: 2, gridRow: 1, position: 'sticky', top: '$5' },
    '& > div': { gridColumn: 1, gridRow: 1 },
  },
});

export const ContentsFrame = styled('nav', {
  padding: '$4 $5',
  borderRadius: '$card',
  backgroundColor: '$surfaceSunken',
  '@print': { display: 'none' },
});

export const ContentsLink = styled('a', {
  display: 'flex',
  alignItems: 'center',
  minHeight: '$target',
  lineHeight: '$tight',
});

/** The head of an invitation: the title beside its picture on a wide window. */
export const Invitation = styled('div', {
  display: 'grid',
  gap: '$5',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  '@tablet': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$7' },
});

export const Framed = styled('div', {
  overflow: 'hidden',
  aspectRatio: '3 / 2',
  borderRadius: '$card',
  border: '$card$border',
  backgroundColor: '$surfaceSunken',
});

export const Entries = styled('ul', { display: 'flex', flexDirection: 'column', paddingTop: '$2' });
