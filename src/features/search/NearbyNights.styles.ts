import { styled } from '@/design-system/stitches.config';

/** Scrolls sideways where the days do not fit. */
export const Days = styled('ul', {
  display: 'flex',
  gap: '$2',
  minHeight: '4.25rem',
  // Room for focus outlines, which scrolling would cut off.
  margin: '-$1',
  padding: '$1',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '& > li': { display: 'flex', flex: '1 0 7rem', minWidth: 0 },
});

export const Day = styled('a', {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flex: '1 1 auto',
  minHeight: '3.5rem',
  padding: '$1 $3',
  border: '$borderWidths$control solid $colors$border',
  borderRadius: '$small',
  backgroundColor: '$surfaceRaised',
  color: '$text',
  fontSize: '$small',
  lineHeight: 1.3,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  '&[href]:hover': { borderColor: '$accent', color: '$text' },
  '&[aria-current]': { borderColor: '$accent', backgroundColor: '$accentMuted', color: '$onAccentMuted' },
  variants: { isFull: { true: { backgroundColor: 'transparent', color: '$textMuted' } } },
});

export const Amount = styled('span', {
  fontSize: '$label',
  fontWeight: '$bold',
  variants: { isLowest: { true: { color: '$success' } } },
});
