import { styled } from './stitches.config';

/** Its ground and its words, shared by the flag and its tip. */
const ground = '--pin-ground';
const edge = '--pin-edge';

export const Pin = styled('a', {
  position: 'relative',
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '4rem',
  maxWidth: 'min(11rem, 100%)',
  minHeight: '$target',
  padding: '$1 $3',
  border: `$borderWidths$control solid var(${edge})`,
  borderRadius: '$control',
  backgroundColor: `var(${ground})`,
  fontSize: '$small',
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  boxShadow: '$raised',
  transition: 'background-color $transitions$quick, color $transitions$quick, transform $transitions$quick',
  '@forcedColors': { border: '2px solid ButtonText' },
  variants: {
    look: {
      normal: {
        [ground]: '$colors$surfaceRaised',
        [edge]: '$colors$borderStrong',
        color: '$text',
        '&:hover': { [ground]: '$colors$accentMuted', [edge]: '$colors$accent', color: '$onAccentMuted' },
        '&:active': { [ground]: '$colors$accent', [edge]: '$colors$accent', color: '$onAccent' },
      },
      selected: {
        zIndex: 1,
        [ground]: '$colors$accent',
        [edge]: '$colors$accent',
        color: '$onAccent',
        transform: 'scale(1.08)',
        transformOrigin: '50% 100%',
        '&:hover': { [ground]: '$colors$accentHover', [edge]: '$colors$accentHover', color: '$onAccent' },
        '@forcedColors': { borderColor: 'Highlight', outline: '2px solid Highlight' },
      },
      muted: {
        [ground]: '$colors$surfaceSunken',
        [edge]: '$colors$border',
        color: '$textMuted',
        cursor: 'default',
        boxShadow: 'none',
      },
    },
  },
  defaultVariants: { look: 'normal' },
});

export const Label = styled('span', {
  fontSize: '$label',
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

export const Detail = styled('span', { maxWidth: '100%', overflowWrap: 'anywhere' });

export const Tip = styled('svg', {
  position: 'absolute',
  top: 'calc(100% - 1px)',
  left: 'calc(50% - 8px)',
  width: '16px',
  height: '8px',
  fill: `var(${ground})`,
  stroke: `var(${edge})`,
  strokeWidth: 1.75,
  overflow: 'visible',
  pointerEvents: 'none',
});
