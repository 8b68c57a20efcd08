import { styled } from '@/design-system/stitches.config';

export const Bar = styled('header', {
  borderBottom: '$header$line',
  backgroundColor: '$surfaceHeader',
  color: '$onSurfaceHeader',
  '& :focus-visible': { outlineColor: '$colors$onSurfaceHeader' },
  // A page is painted while it is still arriving: each further tool would push the others aside.
  '&:not(:has(+ *))': { visibility: 'hidden' },
  '@print': { borderBottom: 'none', backgroundColor: 'transparent', color: '#000' },
});

export const Row = styled('div', {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$1 $2',
  minHeight: '4rem',
  '@tablet': { minHeight: '4.5rem' },
  paddingBlock: '$2',
  '@print': { minHeight: 0, paddingBlock: 0 },
});

export const Home = styled('a', {
  // A long name goes on two lines before the tools go below it.
  flex: '1 1 6rem',
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
  gap: '$1 $3',
  marginLeft: 'auto',
  '@tablet': { gap: '$4' },
  '@wide': { gap: '$5' },
  '@print': { display: 'none' },
});

export const FromTablet = styled('span', { display: 'contents', '@belowTablet': { display: 'none' } });
export const WideOnly = styled('div', { display: 'none', '@wide': { display: 'block' } });
export const BelowWide = styled('div', { '@wide': { display: 'none' } });
export const WideNav = styled('nav', {
  display: 'none',
  '@wide': { display: 'flex', alignItems: 'center', gap: '$5' },
});

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

/** The two links of a page whose code has not run: for a guest who is not signed in, and for one who is. */
export const SignInLink = styled('a', { 'html[data-signed-in] &': { display: 'none !important' } });
export const OwnLink = styled('a', { 'html:not([data-signed-in]) &': { display: 'none !important' } });
