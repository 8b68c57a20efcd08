import { styled } from '@/design-system/stitches.config';

/** As high as a day, while they are loaded. */
export const NightsPlace = styled('div', { height: '4rem' });

/** In one row where the days fit, else in as many as they need. */
export const Days = styled('ul', {
  display: 'grid',
  gap: '$2',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))',
  '& > li': { display: 'flex', minWidth: 0 },
});

export const Day = styled('a', {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flex: '1 1 auto',
  minHeight: '4rem',
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
