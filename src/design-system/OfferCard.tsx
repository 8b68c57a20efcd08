import type { ReactNode } from 'react';
import { styled } from './stitches.config';

const Frame = styled('article', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: '$card',
  backgroundColor: '$surfaceRaised',
  border: '$borderWidths$hairline solid $colors$border',
  boxShadow: '$card',
  '@tablet': { gridTemplateColumns: 'minmax(12rem, 34%) minmax(0, 1fr)' },
  '@print': { boxShadow: 'none', breakInside: 'avoid' },
  variants: { isDimmed: { true: { boxShadow: 'none', backgroundColor: '$surfaceSunken' } } },
});
const Side = styled('div', {
  position: 'relative',
  minHeight: '11rem',
  '& > img': { position: 'absolute', inset: 0 },
  '@tablet': { minHeight: '100%' },
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
});

interface OfferCardProps {
  readonly picture: ReactNode;
  readonly children: ReactNode;
  /** The price and the next step. */
  readonly footer: ReactNode;
  /** Cannot be had now. */
  readonly isDimmed?: boolean;
  readonly labelledBy?: string;
}

/** Something to choose: its picture, what it is, and at the foot what it costs. */
export function OfferCard({ picture, children, footer, isDimmed, labelledBy }: OfferCardProps) {
  return (
    <Frame isDimmed={isDimmed} aria-labelledby={labelledBy}>
      <Side>{picture}</Side>
      <Body>
        {children}
        <Foot>{footer}</Foot>
      </Body>
    </Frame>
  );
}
