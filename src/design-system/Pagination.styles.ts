import { css, styled } from './stitches.config';

/** Where there is no room beside the numbers, the neighbours go below them. */
export const Room = styled('nav', { containerType: 'inline-size', minWidth: 0, '@print': { display: 'none' } });

export const Frame = styled('div', {
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  gridTemplateAreas: '"pages pages pages" "previous . next"',
  alignItems: 'center',
  gap: '$2 $3',
  minWidth: 0,
  '@container (min-width: 40rem)': { gridTemplateAreas: '"previous pages next"' },
});

export const Pages = styled('ol', {
  gridArea: 'pages',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '$1',
  minWidth: 0,
});

export const Dots = styled('li', {
  display: 'grid',
  placeItems: 'center',
  minWidth: '1.75rem',
  minHeight: '$target',
  color: '$textMuted',
});

const reachable = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  minWidth: '$target',
  minHeight: '$target',
  paddingInline: '$2',
  borderRadius: '$button',
  color: '$link',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: '$medium',
  lineHeight: '$tight',
  textDecoration: 'none',
  transition: 'background-color $transitions$quick',
  '&:hover': { backgroundColor: '$accentMuted', color: '$onAccentMuted', textDecoration: 'underline' },
  '&:active': { boxShadow: 'inset 0 0 0 1.5px $colors$accent' },
} as const;

export const pageStyles = css({
  ...reachable,
  '&[aria-current="page"]': {
    backgroundColor: '$accent',
    color: '$onAccent',
    fontWeight: '$bold',
    '@forcedColors': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
});

export const stepStyles = css({
  ...reachable,
  paddingInline: '$3',
  fontWeight: '$bold',
  variants: {
    to: {
      previous: { gridArea: 'previous', justifySelf: 'start' },
      next: { gridArea: 'next', justifySelf: 'end' },
    },
  },
});
