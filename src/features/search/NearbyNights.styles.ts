import { styled } from '@/design-system/stitches.config';

/** Two dates and an amount. */
const dayHeight = '4.2rem';

export const Frame = styled('section', { containerType: 'inline-size' });

/** As high as the days, while they are loaded: one row of them, or three. */
export const NightsPlace = styled('div', {
  height: dayHeight,
  '@container (max-width: 42.9rem)': { height: `calc(3 * ${dayHeight} + 2 * $space$2)` },
});

/** In one row where there is room; else three in a row, and the guest's own by itself, so that seven leave no gap. */
export const Days = styled('ul', {
  display: 'grid',
  gap: '$2',
  gridAutoFlow: 'dense',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '& > li': { display: 'flex', minWidth: 0 },
  '@container (max-width: 42.9rem)': { '& > :has([aria-current])': { gridColumn: '1 / -1' } },
  '@container (min-width: 43rem)': { gridTemplateColumns: 'repeat(auto-fit, minmax(5rem, 1fr))' },
});

export const Day = styled('a', {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flex: '1 1 auto',
  minHeight: dayHeight,
  padding: '$1 $2',
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
