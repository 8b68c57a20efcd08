import type { ReactNode } from 'react';
import { Heading } from './Heading';
import { styled } from './stitches.config';

const Frame = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  minWidth: 0,
  borderLeft: '$heading$bar',
  paddingLeft: '$heading$inset',
});
/** The brand's signature stroke; each theme gives it its place and shape. */
const Mark = styled('span', {
  order: '$heading$markOrder',
  display: 'block',
  width: '$heading$markWidth',
  height: '$heading$markHeight',
  borderRadius: '$heading$markRadius',
  background: '$heading$markPaint',
  forcedColorAdjust: 'none',
  '@print': { display: 'none' },
});
const Above = styled('p', {
  color: '$kicker$ink',
  fontSize: '$kicker$size',
  fontWeight: '$kicker$weight',
  letterSpacing: '$kicker$spacing',
  textTransform: '$kicker$case',
  lineHeight: '$tight',
});
const Ink = styled('span', {
  backgroundImage: '$heading$highlight',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  '@print': { backgroundImage: 'none' },
});
const Lead = styled('p', { order: 2, fontSize: '$lead', lineHeight: 1.45, color: '$textMuted', maxWidth: '60ch' });

interface PageHeadingProps {
  readonly children: ReactNode;
  readonly id?: string;
  /** A short line above: the hotel, the step. */
  readonly above?: ReactNode;
  readonly lead?: ReactNode;
  readonly size?: 'hero' | 'h1' | 'h2';
}

/** The `h1` of the page. It takes the focus when the page or the step has changed. */
export function PageHeading({ children, id, above, lead, size = 'h1' }: PageHeadingProps) {
  return (
    <Frame>
      <Mark aria-hidden="true" />
      {above && <Above>{above}</Above>}
      <Heading level={1} size={size} id={id} tabIndex={-1} data-page-heading="">
        <Ink>{children}</Ink>
      </Heading>
      {lead && <Lead>{lead}</Lead>}
    </Frame>
  );
}
