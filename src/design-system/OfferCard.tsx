import type { ReactNode } from 'react';
import { cardFrame, liftedOnHover } from './cardFrame';
import { styled } from './stitches.config';

const Frame = styled('article', {
  ...cardFrame,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"picture" "head" "price" "body" "more" "way"',
  ...liftedOnHover,
  '@phone': {
    gridTemplateColumns: '7.5rem minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"picture head" "picture price" "body body" "more more" "way way"',
  },
  '@tablet': {
    gridTemplateColumns: 'min(15rem, 32%) minmax(0, 1fr) min(12.5rem, 30%)',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateAreas: '"picture head price" "picture body price" "picture body way" "more more more"',
  },
  variants: {
    isDimmed: { true: { boxShadow: 'none', backgroundColor: '$surfaceSunken', '&:hover': { boxShadow: 'none' } } },
  },
});
const Side = styled('div', {
  gridArea: 'picture',
  minWidth: 0,
  overflow: 'hidden',
  '& img': { transition: 'transform 600ms cubic-bezier(0.2, 0, 0, 1)' },
  'article:hover > & img': { transform: 'scale(1.025)' },
  '@phone': { '--strip-ratio': '1' },
  // To the foot of its card.
  '@tablet': {
    '--strip-ratio': '3 / 2',
    '& > [role="group"]': { display: 'flex', flexDirection: 'column', height: '100%' },
    '& > [role="group"] > ul': { flex: '1 0 auto' },
  },
});
const inset = '$4 clamp($space$4, 2vw, $space$5)';
const Part = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  minWidth: 0,
  variants: {
    is: {
      head: {
        gridArea: 'head',
        padding: '$4 $4 0',
        '@phone': { padding: '$3 $4 0 $3' },
        '@tablet': { padding: inset, paddingBottom: 0 },
      },
      price: {
        gridArea: 'price',
        padding: '$2 $4 0',
        '@phone': { paddingLeft: '$3' },
        '@tablet': { padding: '$4 $4 0 0' },
      },
      body: { gridArea: 'body', gap: '$3', padding: '$3 $4 0', '@tablet': { padding: inset, paddingTop: '$3' } },
      more: { gridArea: 'more', padding: '$2 $4 0', '@tablet': { padding: '$3 $4 $4' } },
      way: { gridArea: 'way', padding: '$3 $4 $4', '@tablet': { paddingLeft: 0 } },
    },
  },
});

interface OfferCardProps {
  readonly picture: ReactNode;
  /** Its heading, and what is said above it. */
  readonly head: ReactNode;
  /** At the end of a wide card; below the heading, and beside the picture, of a narrow one. */
  readonly price: ReactNode;
  /** What it is. */
  readonly children: ReactNode;
  /** Many short facts: below, over the whole width. */
  readonly more?: ReactNode;
  /** The next step: the last of the card. */
  readonly way: ReactNode;
  /** Cannot be had now. */
  readonly isDimmed?: boolean;
  /** The id of its heading. */
  readonly labelledBy: string;
}

/** Something to choose: pictures, a description, and the price. A phone has the picture small, beside name and price. */
export function OfferCard({ picture, head, price, children, more, way, isDimmed, labelledBy }: OfferCardProps) {
  return (
    <Frame isDimmed={isDimmed} aria-labelledby={labelledBy}>
      <Side>{picture}</Side>
      <Part is="head">{head}</Part>
      <Part is="body">{children}</Part>
      {more && <Part is="more">{more}</Part>}
      <Part is="price">{price}</Part>
      <Part is="way">{way}</Part>
    </Frame>
  );
}
