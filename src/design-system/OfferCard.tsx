import type { ReactNode } from 'react';
import { cardFrame, liftedOnHover } from './cardFrame';
import { styled } from './stitches.config';

const Frame = styled('article', {
  ...cardFrame,
  ...liftedOnHover,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@tablet': { gridTemplateColumns: 'min(15rem, 32%) minmax(0, 1fr) min(12.5rem, 30%)' },
  variants: {
    isDimmed: { true: { boxShadow: 'none', backgroundColor: '$surfaceSunken', '&:hover': { boxShadow: 'none' } } },
  },
});
const Side = styled('div', {
  minWidth: 0,
  overflow: 'hidden',
  '& img': { transition: 'transform 600ms cubic-bezier(0.2, 0, 0, 1)' },
  'article:hover > & img': { transform: 'scale(1.025)' },
});
const Body = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  minWidth: 0,
  padding: '$4 clamp($space$4, 2vw, $space$5)',
});
const Foot = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '$3',
  minWidth: 0,
  marginInline: '$4',
  paddingBlock: '$4',
  borderTop: '$borderWidths$hairline solid $colors$border',
  '@tablet': {
    flexDirection: 'column',
    flexWrap: 'nowrap',
    alignItems: 'stretch',
    marginInlineStart: 0,
    borderTop: 'none',
  },
});

interface OfferCardProps {
  readonly picture: ReactNode;
  readonly children: ReactNode;
  /** The price and the next step: at the end of a wide card, at the foot of a narrow one. */
  readonly footer: ReactNode;
  /** Cannot be had now. */
  readonly isDimmed?: boolean;
  /** The id of its heading. */
  readonly labelledBy: string;
}

/** Something to choose: pictures, a description, and the price. */
export function OfferCard({ picture, children, footer, isDimmed, labelledBy }: OfferCardProps) {
  return (
    <Frame isDimmed={isDimmed} aria-labelledby={labelledBy}>
      <Side>{picture}</Side>
      <Body>{children}</Body>
      <Foot>{footer}</Foot>
    </Frame>
  );
}
