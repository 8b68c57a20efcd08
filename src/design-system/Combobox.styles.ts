import { styled } from './stitches.config';

export const Box = styled('div', { position: 'relative' });

export const Toggle = styled('button', {
  position: 'absolute',
  right: 0,
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  width: '$control',
  height: '$control',
  border: 0,
  borderRadius: '$control',
  backgroundColor: 'transparent',
  color: '$textMuted',
  cursor: 'pointer',
});

export const Popover = styled('div', {
  position: 'absolute',
  zIndex: '$sticky',
  insetInline: 0,
  top: 'calc(100% + 0.25rem)',
  border: '$borderWidths$hairline solid $colors$borderStrong',
  borderRadius: '$control',
  backgroundColor: '$surfaceRaised',
  boxShadow: '$raised',
});

export const List = styled('ul', {
  maxHeight: 'min(22rem, 50dvh)',
  overflowY: 'auto',
  paddingBlock: '$2',
  listStyle: 'none',
  paddingInline: 0,
  '&:focus': { outline: 'none' },
});

export const GroupList = styled('ul', { listStyle: 'none', padding: 0 });

export const GroupName = styled('span', {
  display: 'block',
  padding: '$3 $4 $1',
  color: '$textMuted',
  fontSize: '$small',
  fontWeight: '$bold',
});

export const Item = styled('li', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  minHeight: '$target',
  padding: '$2 $4',
  lineHeight: '$tight',
  cursor: 'pointer',
  borderLeft: '4px solid transparent',
  '&[data-focused="true"]': {
    backgroundColor: '$accentMuted',
    color: '$onAccentMuted',
    borderLeftColor: '$accent',
    '@forcedColors': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  '&[aria-selected="true"]': { fontWeight: '$bold' },
});

export const Detail = styled('span', { fontSize: '$small', flex: 'none', fontWeight: '$regular' });

export const Nothing = styled('p', { padding: '$4', color: '$textMuted' });
