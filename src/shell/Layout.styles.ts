import { styled } from '@/design-system/stitches.config';

export const Page = styled('div', { display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const Main = styled('main', {
  flex: '1 0 auto',
  paddingBlock: 'clamp($space$5, 4vw, $space$7) $section',
  '@print': { padding: 0 },
  variants: {
    /** For pages that lead with a picture or a band from edge to edge and space themselves. */
    bleed: { true: { padding: 0 } },
  },
});

export const Above = styled('div', { '@print': { display: 'none' } });

/**
 * What the site has to say comes after the page, and lies at its foot: nothing that is being read moves for it. Above
 * the bar of a booking, where a narrow window has one.
 */
export const Dock = styled('div', {
  position: 'fixed',
  zIndex: '$banner',
  insetInline: '$space$page',
  bottom: '$4',
  display: 'flex',
  flexDirection: 'column',
  maxWidth: '34rem',
  maxHeight: '45dvh',
  overflowY: 'auto',
  borderRadius: '$control',
  '@belowDesktop': { 'body:has([data-bottom-bar]) &': { bottom: '5.5rem' } },
  '@print': { display: 'none' },
});

/** In a narrow window they wait for the answer to the question that lies in their place; a booking half paid does not. */
export const Notices = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  '& > *': { flex: 'none', borderRadius: '$control', boxShadow: '$raised' },
  '[data-offline] + &:not(:empty)': { paddingTop: '$2' },
  '@media (max-width: 1223.98px)': {
    'body:has([data-foot-panel]) & > :not([data-waiting-payment])': { display: 'none' },
  },
});
