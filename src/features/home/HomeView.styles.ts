import { styled } from '@/design-system/stitches.config';

/** The landscape from edge to edge, and the search that rises over its foot: both on the first screen of any window. */
export const Hero = styled('div', {
  position: 'relative',
  paddingTop: 'var(--band-room)',
  '@print': { paddingTop: 0 },
});

export const Landscape = styled('div', {
  position: 'absolute',
  inset: '0 0 auto',
  height: 'calc(var(--band-room) + 5rem)',
  overflow: 'hidden',
  backgroundColor: '$surfaceSunken',
  '& img': { objectPosition: '50% 42%' },
  '@tablet': { height: 'calc(var(--band-room) + 7rem)' },
  '@print': { display: 'none' },
});

/** Above the picture. */
export const Raised = styled('div', { position: 'relative' });

/** The search in its card: closer to the edges on a phone than other cards, so that all of it is seen at once. */
export const SearchRoom = styled('div', {
  padding: '$4 $4 $2',
  '@tablet': { padding: '$5 clamp($space$5, 3vw, $space$6) $3' },
});

/** A phone's first screen is for the search. */
export const RoomyLead = styled('p', {
  color: '$textMuted',
  fontSize: '$lead',
  lineHeight: 1.45,
  '@belowTablet': { display: 'none' },
});

export const Sections = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$section',
  paddingBlock: '$section',
});

/** Far below the first screen: neither drawn nor its pictures fetched before a guest comes near. */
export const Later = styled('div', {
  contentVisibility: 'auto',
  // About as tall as each is, so that the page below moves little when it is drawn.
  containIntrinsicSize: 'auto 100rem',
  '@desktop': { containIntrinsicSize: 'auto 52rem' },
  // What is drawn around its edges, shadows and outlines, stays within it.
  margin: '-$3',
  padding: '$3',
});
