import { keyframes, styled } from './stitches.config';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** At the foot of the window, over everything but a dialog. Lets presses through beside the message. */
export const Place = styled('div', {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: '$banner',
  display: 'flex',
  justifyContent: 'center',
  padding: '$4 $page calc($space$4 + env(safe-area-inset-bottom, 0px))',
  pointerEvents: 'none',
  '@print': { display: 'none' },
});

/** Stays in the page while it is empty, so that readers know it before it speaks. */
export const Box = styled('div', {
  minWidth: 0,
  maxWidth: '$form',
  pointerEvents: 'auto',
  variants: {
    isShown: {
      true: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: '$3',
        minHeight: '$control',
        padding: '$1 $2 $1 $4',
        borderRadius: '$control',
        // The page's colours the other way round: it lies over the page and must not melt into it.
        backgroundColor: '$text',
        color: '$surface',
        boxShadow: '$dialog',
        lineHeight: '$tight',
        animation: `${rise} $transitions$calm`,
        '@forcedColors': { border: '$borderWidths$strong solid CanvasText' },
      },
    },
  },
});

export const Words = styled('div', { minWidth: 0, overflowWrap: 'anywhere' });

export const Close = styled('button', {
  display: 'grid',
  placeItems: 'center',
  width: '$target',
  height: '$target',
  border: 0,
  borderRadius: '$button',
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { boxShadow: 'inset 0 0 0 1.5px currentColor' },
  '&:active': { boxShadow: 'inset 0 0 0 3px currentColor' },
  // The theme's focus colour is made for the page, not for its reverse.
  '&:focus-visible': { outlineColor: '$colors$surface', outlineOffset: '-4px' },
});
