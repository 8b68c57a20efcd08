import { styled } from './stitches.config';

/** The first stop of the keyboard: `<SkipLink href="#main">`. Seen only when it has the focus. */
export const SkipLink = styled('a', {
  position: 'fixed',
  top: '$2',
  left: '$2',
  zIndex: '$skip',
  padding: '$3 $5',
  minHeight: '$target',
  borderRadius: '$button',
  backgroundColor: '$accent',
  color: '$onAccent',
  fontWeight: '$bold',
  textDecoration: 'none',
  boxShadow: '$raised',
  '&:hover': { color: '$onAccent' },
  '&:not(:focus)': { transform: 'translateY(-200%)' },
  '@print': { display: 'none' },
});
