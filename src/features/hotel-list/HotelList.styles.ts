import { cardFrame, liftedOnHover } from '@/design-system/cardFrame';
import { dottedList } from '@/design-system/dottedList';
import { styled } from '@/design-system/stitches.config';

/** Hidden without scripts: the exported list by place is complete. */
export const Tools = styled('div', {
  // The row inside stays in sight as long as the list.
  display: 'contents',
  '@media (scripting: none)': { display: 'none' },
  '@print': { display: 'none' },
});

/** The list, and beside it on a wide window the map once it is opened. */
export const Split = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  alignItems: 'start',
  variants: {
    hasMap: { true: { '@desktop': { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 27rem)' } } },
  },
});

/** Before the list on a narrow window, where the guest has just opened it. */
export const MapSide = styled('div', {
  minWidth: 0,
  width: '100%',
  maxWidth: '30rem',
  marginInline: 'auto',
  '@desktop': { order: 2, position: 'sticky', top: '$5' },
  '@print': { display: 'none' },
});

/** Reserves the map's place until it is loaded. */
export const List = styled('div', { containerType: 'inline-size', minWidth: 0 });

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** From two columns on. */
const several = '@container (min-width: 35rem)';

/** The cards of all groups, one after the other, so that no group leaves a hole: as many columns as fit. */
export const Groups = styled('div', {
  display: 'grid',
  gap: '$5',
  ...columns(1),
  [several]: columns(2),
  '@container (min-width: 54rem)': columns(3),
  '@container (min-width: 72rem)': columns(4),
});

/** Without a box of its own, as its list: the cards are those of the page. */
export const Group = styled('section', { display: 'contents' });

const titleHeight = '3.25rem';

/** Above the first card of its group. */
export const GroupTitle = styled('div', {
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: titleHeight,
  paddingBottom: '$2',
  '& a': { display: 'inline-flex', alignItems: 'flex-end', minHeight: '$target' },
});

export const Cards = styled('ul', {
  display: 'contents',
  '& > li': { display: 'flex', flexDirection: 'column', minWidth: 0 },
  variants: {
    /** Its other cards begin where the first one does. */
    hasTitle: { true: { [several]: { '& > li:not(:first-child)::before': { content: '""', height: titleHeight } } } },
    /** Cards far from the window are not rendered, so that a list of hundreds of hotels scrolls smoothly. */
    isOfMany: {
      true: {
        '& > li': {
          contentVisibility: 'auto',
          containIntrinsicSize: 'auto 30rem',
          // `content-visibility` clips shadows and outlines at the edge.
          margin: '-6px',
          padding: '6px',
        },
      },
    },
  },
});

export const CardFrame = styled('article', {
  ...cardFrame,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  ...liftedOnHover,
  '&:has(a:focus-visible)': { outline: '3px solid $colors$focus', outlineOffset: '2px' },
});

export const CardPicture = styled('div', {
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  backgroundColor: '$surfaceSunken',
  '& img': { transition: 'transform 600ms cubic-bezier(0.2, 0, 0, 1)' },
  'article:hover > & img': { transform: 'scale(1.025)' },
  '@print': { display: 'none' },
});

export const CardWords = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '$2',
  minWidth: 0,
  padding: '$4 $4 $5',
});

/** The name is the link, and the whole card is its target. */
export const CardLink = styled('a', {
  color: '$text',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { color: '$text', textDecoration: 'underline', textDecorationThickness: '0.07em' },
  '&:focus-visible': { outline: 'none' },
});

/** What the house has, in short. */
export const Traits = styled('ul', { ...dottedList, color: '$textMuted' });
