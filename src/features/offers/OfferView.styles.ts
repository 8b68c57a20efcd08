import { styled } from '@/design-system/stitches.config';

/** One column on a phone: summary, booking, then the rest. Two columns where there is room. */
export const OfferLayout = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  alignItems: 'start',
  '@desktop': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 24rem)',
    gridTemplateRows: 'auto 1fr',
    columnGap: '$7',
  },
});

export const OfferAside = styled('aside', {
  minWidth: 0,
  '@desktop': { gridColumn: 2, gridRow: '1 / span 2', position: 'sticky', top: '$5' },
});

export const TermList = styled('ul', {
  maxWidth: '$reading',
  '&[class]': { listStyle: 'disc', paddingLeft: '1.4em' },
  '& > li + li': { marginTop: '$2' },
  '& > li::marker': { color: '$textMuted' },
});

export const HotelList = styled('ul', {
  display: 'grid',
  gap: '0 $6',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  borderTop: '$borderWidths$hairline solid $colors$border',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '$4',
    paddingBlock: '$1',
    borderBottom: '$borderWidths$hairline solid $colors$border',
  },
});
