import { styled } from '@/design-system/stitches.config';

/** The landscape, from edge to edge; what follows rises over its foot. */
export const Landscape = styled('div', {
  height: 'clamp(16rem, 108vw, 27rem)',
  overflow: 'hidden',
  backgroundColor: '$surfaceSunken',
  '@tablet': { height: 'clamp(22rem, 38vw, 38rem)' },
  '@print': { display: 'none' },
});

export const Raised = styled('div', {
  position: 'relative',
  marginTop: '-6rem',
  '@tablet': { marginTop: 'clamp(-9rem, -9vw, -4rem)' },
});

export const Sections = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$section',
  paddingBlock: '$section',
});

export const PromiseGrid = styled('div', {
  display: 'grid',
  gap: '$6',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
});

export const PromiseIcon = styled('div', {
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: '$pill',
  backgroundColor: '$accentMuted',
  color: '$onAccentMuted',
});
