import { keyframes, styled } from './stitches.config';

const appear = keyframes({ from: { opacity: 0 } });

export const Window = styled('dialog', {
  flexDirection: 'column',
  width: '100vw',
  height: '100dvh',
  maxWidth: '100vw',
  maxHeight: '100dvh',
  padding: 0,
  border: 0,
  backgroundColor: '$surface',
  color: '$text',
  overscrollBehavior: 'contain',
  '&[open]': { display: 'flex' },
  animation: `${appear} $transitions$calm`,
});

export const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  flex: 'none',
  padding: '$3 $page',
});

export const Count = styled('p', { fontWeight: '$bold', fontVariantNumeric: 'tabular-nums lining-nums' });

export const Track = styled('ul', {
  display: 'flex',
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&:focus-visible': { outlineOffset: '-3px' },
});

export const Slide = styled('li', {
  flex: '0 0 100%',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
  paddingInline: '$page',
});

export const Figure = styled('figure', {
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '$3',
  minHeight: 0,
  '& > img': { flex: '0 1 auto', minHeight: 0, width: '100%', height: 'auto', maxHeight: '100%', objectFit: 'contain' },
});

export const Caption = styled('figcaption', {
  flex: 'none',
  maxWidth: '66ch',
  marginInline: 'auto',
  textAlign: 'center',
});

export const Foot = styled('div', {
  display: 'flex',
  justifyContent: 'center',
  gap: '$4',
  flex: 'none',
  minHeight: '$target',
  padding: '$3 $page calc($space$4 + env(safe-area-inset-bottom, 0px))',
});
