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

let heading: HTMLElement | null = null;
let hasLostFocus = false;

/**
 * Passes the focus from a heading that is taken away to the one that takes its place, as when a skeleton gives way to
 * what was loaded. What the guest has focused since is left alone.
 */
function keepFocus(shown: HTMLElement | null): void {
  if (shown) {
    if (hasLostFocus && document.activeElement === document.body) shown.focus({ preventScroll: true });
    hasLostFocus = false;
  } else {
    // React calls this before it takes the heading out of the page.
    hasLostFocus = heading !== null && document.activeElement === heading;
  }
  heading = shown;
}

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
      <Heading level={1} size={size} id={id} tabIndex={-1} data-page-heading="" ref={keepFocus}>
        <Ink>{children}</Ink>
      </Heading>
      {lead && <Lead>{lead}</Lead>}
    </Frame>
  );
}
