import { styled } from './stitches.config';

export const Frame = styled('div', { display: 'flex', flexDirection: 'column', gap: '$5', minWidth: 0 });

/** Goes to a second line where there is no room: nothing is hidden beyond an edge. */
export const List = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 $1',
  minWidth: 0,
  boxShadow: 'inset 0 -1px 0 $colors$border',
  '@print': { display: 'none' },
});

export const Tab = styled('button', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minWidth: 0,
  maxWidth: '100%',
  minHeight: '$control',
  padding: '$2 $4',
  border: 0,
  borderRadius: '$small $small 0 0',
  backgroundColor: 'transparent',
  color: '$textMuted',
  fontSize: '$label',
  fontWeight: '$medium',
  lineHeight: '$tight',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: 'color $transitions$quick, background-color $transitions$quick',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: '$space$2',
    bottom: 0,
    height: '3px',
    borderRadius: '$pill',
    backgroundColor: 'transparent',
    transition: 'background-color $transitions$quick',
  },
  '&:hover': { color: '$text', '&::after': { backgroundColor: '$borderStrong' } },
  '&:active': { backgroundColor: '$surfaceSunken' },
  '&:focus-visible': { outlineOffset: '-3px' },
  '&[aria-selected="true"]': {
    color: '$text',
    fontWeight: '$bold',
    '&::after': { backgroundColor: '$accent', '@forcedColors': { backgroundColor: 'Highlight' } },
  },
  '&:disabled': {
    color: '$disabledText',
    cursor: 'not-allowed',
    '&::after': { backgroundColor: 'transparent' },
    '@forcedColors': { color: 'GrayText' },
  },
});

export const Panel = styled('div', {
  minWidth: 0,
  borderRadius: '$small',
  '&[hidden]': { display: 'none' },
  // On paper nobody can press a tab.
  '@print': { '&[hidden]': { display: 'block' } },
});
