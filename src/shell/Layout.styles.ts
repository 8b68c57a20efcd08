import { styled } from '@/design-system/stitches.config';

/** The part of its head picture that a page keeps free for notices, so that they move nothing. */
const bandRoom = {
  '--band-room': '8rem',
  // The consent strip takes its space from the picture, not from the search.
  '@belowTablet': { 'html[data-asks-consent] &': { '--band-room': '0.75rem' } },
  '@tablet': { '--band-room': 'clamp(6.5rem, 100svh - 34rem, 18rem)' },
  '@desktop': { '--band-room': 'clamp(6.5rem, 100svh - 34rem, 22rem)' },
};

export const Page = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // Firefox would print an empty sheet after a page shorter than one.
  '@print': { minHeight: 0 },
  variants: { hasBand: { true: bandRoom } },
});

export const Main = styled('main', {
  flex: '1 0 auto',
  // The footer begins below the window, so that it is not moved into view when an answer is shorter than its skeleton.
  minHeight: '100dvh',
  paddingBlock: 'clamp($space$4, 1.7vw, $space$5) $section',
  '@print': { minHeight: 0, padding: 0 },
  variants: {
    /** For pages that lead with a picture or a band from edge to edge and space themselves. */
    bleed: { true: { padding: 0 } },
  },
});

/** Notices of the site: below its header, or at the foot of the window until the guest is at that of the page. */
export const Notices = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  width: '100%',
  maxWidth: '$content',
  marginInline: 'auto',
  paddingInline: '$page',
  '& > *': { flex: 'none' },
  '& > :empty': { display: 'none' },
  '& > :first-child': { marginTop: '$3' },
  '@print': { display: 'none' },
  variants: {
    atFoot: {
      true: {
        position: 'sticky',
        bottom: 0,
        zIndex: '$sticky',
        paddingBottom: 'env(safe-area-inset-bottom, 0px)',
        pointerEvents: 'none',
        // At the end of the lines: where a page has its button, at their beginning, it stays free.
        '& > *': { pointerEvents: 'auto', alignSelf: 'flex-end', width: 'min(28rem, 100%)' },
        '& > :not(:empty)': { marginBottom: '$3' },
        // As for the bar of a step.
        '@media (max-height: 420px)': { position: 'static' },
      },
    },
    overBand: {
      true: {
        position: 'relative',
        zIndex: 1,
        minHeight: 'var(--band-room)',
        marginBottom: 'calc(-1 * var(--band-room))',
        paddingBottom: '$3',
        pointerEvents: 'none',
        '& > *': { pointerEvents: 'auto', maxWidth: '46rem' },
        '@belowTablet': {
          fontSize: '$small',
          lineHeight: 1.4,
          // A phone has no room for both: notices come when the question about cookies is answered.
          'html[data-asks-consent] & > :not([data-waiting-payment])': { display: 'none' },
        },
      },
    },
  },
});
