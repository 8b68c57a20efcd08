import { styled } from '@/design-system/stitches.config';

/** The disclosure, as wide as a field. */
export const Frame = styled('details', { minWidth: 0, '@tablet': { position: 'relative' } });

export const Opener = styled('summary', {
  display: 'grid',
  gap: '$2',
  borderRadius: '$control',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
});

export const Label = styled('span', { fontSize: '$label', fontWeight: '$bold', lineHeight: '$tight' });

/** Two lines of a large party are as high as one of a couple. */
export const Value = styled('span', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
  minHeight: '$control',
  padding: '$1 $4',
  border: '$field$border',
  borderRadius: '$control',
  backgroundColor: '$field$fill',
  fontSize: '$label',
  lineHeight: '$tight',
  'summary:hover > &': { borderColor: '$text' },
  '& > svg': { color: '$textMuted' },
  'details[open] > summary > & > svg': { transform: 'rotate(180deg)' },
});

export const Panel = styled('div', {
  display: 'grid',
  gap: '$4',
  paddingTop: '$3',
  variants: {
    /** Hangs on its field where there is room; on a phone, and in a column of fields, it would cover the button. */
    isHung: {
      true: {
        '@tablet': {
          position: 'absolute',
          zIndex: '$sticky',
          insetBlockStart: 'calc(100% + $space$1)',
          insetInlineEnd: 0,
          width: 'max(100%, 20rem)',
          padding: '$4',
          border: '$borderWidths$hairline solid $colors$border',
          borderRadius: '$control',
          boxShadow: '$raised',
          backgroundColor: '$surfaceRaised',
          color: '$text',
        },
      },
    },
  },
});

export const Counts = styled('div', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
});
