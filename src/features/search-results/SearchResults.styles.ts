import { styled } from '@/design-system/stitches.config';

/** The place and the search share a line where there is room. */
export const Page = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  '@tablet': {
    display: 'grid',
    gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
    gap: '$2 $5',
    '& > *': { gridColumn: '1 / -1', minWidth: 0 },
    '& > :first-child': { gridColumn: 1, alignSelf: 'center' },
    '& > [role="group"]': { gridColumn: 2, gridRow: 1, alignSelf: 'center' },
  },
  // The search stays where it is when the name of its place is known.
  '@desktop': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 44rem)' },
});

/** List and map: one at a time on a narrow window, side by side on a wide one. */
export const Split = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  alignItems: 'start',
  variants: {
    // Text of twice the size must not make the map twice as wide: the cards beside it would have no room.
    hasMap: { true: { '@wide': { gridTemplateColumns: 'minmax(0, 1fr) min(27rem, 38%)' } } },
  },
});

const onlyWide = { display: 'none', '@wide': { display: 'block' } };

/** A part of the page; a wide window shows it also where it is not shown. */
export const Pane = styled('div', { minWidth: 0, variants: { isShown: { false: onlyWide } } });

export const MapSide = styled('div', {
  minWidth: 0,
  variants: { isShown: { false: onlyWide } },
  '@wide': { position: 'sticky', top: '$5' },
  '@print': { display: 'none' },
});

export const Hotels = styled('ul', { display: 'grid', gap: '$2' });

/** As wide as a price with its button. */
export const PriceShape = styled('div', { width: '6.5rem' });

/** As wide as the tools of the list. */
export const ToolShape = styled('div', { flex: '0 1 21rem', '& > span': { height: '$target' } });

/**
 * Laid out and painted once it comes near: a search may find hundreds. Only where the shadow of its card can reach
 * beyond it, and on paper all of them.
 */
export const OneHotel = styled('li', {
  '@supports (overflow-clip-margin: 1px)': {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 13rem',
    overflowClipMargin: '3rem',
    '@tablet': { containIntrinsicSize: 'auto 8.5rem' },
    // Those that show at once are laid out at once: a guessed height would move the next one when the true one is known.
    '&:nth-child(-n + 6)': { contentVisibility: 'visible' },
  },
  '@print': { contentVisibility: 'visible' },
});

/** A wide window shows list and map side by side. */
export const OnlyNarrow = styled('div', { '@wide': { display: 'none' } });

export const Summary = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
  padding: '$1 $1 $1 $4',
  borderRadius: '$card',
  '@tablet': { gap: '$3', padding: '$2 $3 $2 $5' },
  '& > button': { flex: 'none' },
  backgroundColor: '$surfaceSunken',
  variants: { isReady: { false: { '& > button': { visibility: 'hidden' } } } },
});

export const Facts = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 $3',
  flex: '1 1 auto',
  minWidth: 0,
  fontWeight: '$medium',
  alignContent: 'center',
  // Two lines are kept for them until they are known.
  minHeight: '2.9em',
  '@belowTablet': { fontSize: '$label' },
  '@desktop': { minHeight: 0 },
});

/** A phone shows the picture of a button alone. */
export const Words = styled('span', {
  '@belowTablet': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
