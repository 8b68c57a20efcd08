import { styled } from '@/design-system/stitches.config';

/** The landscape from edge to edge, and the search over its lower edge: both on the first screen of any window. */
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

/** The text over the picture. */
export const Raised = styled('div', { position: 'relative' });

/** The card of the search: with less padding on a phone than other cards, so that all of it fits the first screen. */
export const SearchRoom = styled('div', {
  padding: '$4 $4 $2',
  '@tablet': { padding: '$5 clamp($space$5, 3vw, $space$6) $3' },
});

/** Hidden on a phone, whose first screen is for the search. */
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

/** Far below the first screen: rendered, and its pictures loaded, only when a guest scrolls near. */
export const Later = styled('div', {
  contentVisibility: 'auto',
  // About the height of each section, so that the page moves little when it is rendered.
  containIntrinsicSize: 'auto 100rem',
  '@desktop': { containIntrinsicSize: 'auto 52rem' },
  // `content-visibility` clips shadows and outlines at the edge, so the padding leaves room for them.
  margin: '-$3',
  padding: '$3',
});
