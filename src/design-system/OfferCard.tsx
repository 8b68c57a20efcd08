import type { ReactNode } from 'react';
import { cardFrame, liftedOnHover } from './cardFrame';
import { styled } from './stitches.config';

const Frame = styled('article', {
  ...cardFrame,
  ...liftedOnHover,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@tablet': { gridTemplateColumns: 'minmax(14rem, 40%) minmax(0, 1fr)' },
  variants: {
    isDimmed: { true: { boxShadow: 'none', backgroundColor: '$surfaceSunken', '&:hover': { boxShadow: 'none' } } },
  },
});
const Side = styled('div', {
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '3 / 2',
  backgroundColor: '$surfaceSunken',
  '& img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: 'transform 600ms cubic-bezier(0.2, 0, 0, 1)',
  },
  'article:hover > & img': { transform: 'scale(1.025)' },
  '@tablet': { aspectRatio: 'auto', minHeight: '100%' },
  variants: { isWhole: { true: { '@tablet': { aspectRatio: '3 / 2', minHeight: 0, alignSelf: 'start' } } } },
});
const Body = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  minWidth: 0,
  padding: '$5 clamp($space$4, 3vw, $space$6)',
});
const Foot = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '$4',
  marginTop: 'auto',
  paddingTop: '$4',
  borderTop: '$borderWidths$hairline solid $colors$border',
  variants: {
    isBelow: {
      true: {
        gridColumn: '1 / -1',
        marginInline: 'clamp($space$4, 3vw, $space$6)',
        paddingBottom: '$5',
      },
    },
  },
});

interface OfferCardProps {
  readonly picture: ReactNode;
  readonly children: ReactNode;
  /** The price and the next step. */
  readonly footer: ReactNode;
  /** Cannot be had now. */
  readonly isDimmed?: boolean;
  /** The picture is not cropped in a wide window: the footer is below both. */
  readonly isPictureWhole?: boolean;
  /** The id of its heading. */
  readonly labelledBy: string;
}

/** Something to choose: a picture, a description, and the price in the footer. */
export function OfferCard({ picture, children, footer, isDimmed, isPictureWhole = false, labelledBy }: OfferCardProps) {
  const foot = <Foot isBelow={isPictureWhole}>{footer}</Foot>;
  return (
    <Frame isDimmed={isDimmed} aria-labelledby={labelledBy}>
      <Side isWhole={isPictureWhole}>{picture}</Side>
      <Body>
        {children}
        {!isPictureWhole && foot}
      </Body>
      {isPictureWhole && foot}
    </Frame>
  );
}
