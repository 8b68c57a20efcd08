import { styled } from '@/design-system/stitches.config';

/**
 * A strip at the top of the page, in its flow. `theme.js` marks the root before the first paint where no answer is
 * kept: the page is laid out with the strip or without it from the beginning.
 */
export const Panel = styled('section', {
  display: 'none',
  'html[data-asks-consent] &': { display: 'grid' },
  containerType: 'inline-size',
  position: 'relative',
  alignItems: 'center',
  gap: '$2 $5',
  padding: '$2 $page',
  borderBottom: '$borderWidths$hairline solid $colors$border',
  backgroundColor: '$surfaceRaised',
  color: '$text',
  '@desktop': { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
  '@forcedColors': { borderBottom: '$borderWidths$strong solid CanvasText' },
  '@print': { display: 'none !important' },
});

export const Words = styled('p', { fontSize: '$label', lineHeight: 1.4, maxWidth: '80ch' });

/** Both answers have the same size, side by side. */
export const Answers = styled('div', {
  display: 'grid',
  gap: '$2 $3',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  '@belowTablet': { '& > button': { paddingInline: '$1' } },
  '@tablet': { gridTemplateColumns: 'repeat(2, minmax(10rem, 1fr))', width: 'max-content', maxWidth: '100%' },
});

/**
 * In a narrow window it shares the line of the title, since the strip is to be low; with large letters it goes below.
 */
export const More = styled('div', {
  '@container (min-width: 20rem) and (max-width: 1023.9px)': {
    position: 'absolute',
    top: 0,
    right: 'calc($space$page - $space$3)',
  },
});

export const Choice = styled('div', {
  gridColumn: '1 / -1',
  display: 'grid',
  justifyItems: 'start',
  gap: '$3',
  paddingBottom: '$3',
});
