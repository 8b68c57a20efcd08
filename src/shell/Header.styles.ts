import { styled } from '@/design-system/stitches.config';

export const Bar = styled('header', {
  borderBottom: '$header$line',
  backgroundColor: '$surfaceHeader',
  color: '$onSurfaceHeader',
  '& :focus-visible': { outlineColor: '$colors$onSurfaceHeader' },
  '@print': { borderBottom: 'none', backgroundColor: 'transparent', color: '#000' },
});

export const Row = styled('div', {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$1 $2',
  minHeight: '4.5rem',
  paddingBlock: '$2',
  '@print': { minHeight: 0, paddingBlock: 0 },
});

export const Home = styled('a', {
  // A long name goes on two lines before the tools go below it.
  flex: '1 1 7rem',
  minWidth: 0,
  '@tablet': { flex: '0 1 auto' },
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: '$small',
  '&:hover': { color: 'inherit' },
});

export const Tools = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1',
  marginLeft: 'auto',
  '@tablet': { gap: '$3' },
  '@desktop': { gap: '$5' },
  '@print': { display: 'none' },
});

export const WideOnly = styled('div', { display: 'none', '@desktop': { display: 'block' } });
export const NarrowOnly = styled('div', { '@desktop': { display: 'none' } });
/** Words that a phone has no room for; readers hear them all the same. */
export const RoomyWords = styled('span', {
  '@belowTablet': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

export const Menu = styled('nav', { '@wide': { display: 'flex', alignItems: 'center', gap: '$5' } });

export const ToolLink = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  minWidth: '$target',
  minHeight: '$target',
  color: 'inherit',
  fontSize: '$label',
  fontWeight: '$medium',
  textDecoration: 'none',
  '&:hover': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.3em' },
});

/** For a window with room for the whole menu; the foot of every page has these links, too. */
export const RoomyMenu = styled('span', { display: 'none', '@wide': { display: 'flex', gap: '$5' } });
