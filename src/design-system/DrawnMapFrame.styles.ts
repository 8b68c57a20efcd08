import { styled } from './stitches.config';

/** For text too large for a map: its content is also on the page as text. */
const tooNarrow = '@container (max-width: 16rem)';

export const Box = styled('div', { containerType: 'inline-size', display: 'grid', gap: '$2', minWidth: 0 });

export const Sheet = styled('div', {
  position: 'relative',
  // What is in the map stays below what the page shows over it.
  isolation: 'isolate',
  overflow: 'hidden',
  borderRadius: '$card',
  border: '$borderWidths$hairline solid $colors$border',
  backgroundColor: '$surfaceRaised',
  [tooNarrow]: { display: 'none' },
  variants: {
    shape: {
      country: { aspectRatio: '2 / 3', maxHeight: '44rem' },
      // Beside a list it stays in the window, with what is said below it.
      tall: { width: '100%', aspectRatio: '4 / 5', maxHeight: 'min(40rem, max(20rem, 100vh - 15rem))' },
      // Without a width of its own, the least height would make it wider than a phone.
      wide: { width: '100%', aspectRatio: '5 / 3', minHeight: '20rem', maxHeight: '35rem' },
    },
  },
});

export const Drawing = styled('svg', { position: 'absolute', inset: 0, width: '100%', height: '100%' });
