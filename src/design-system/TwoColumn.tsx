import type { ReactNode } from 'react';
import { styled } from './stitches.config';

const Frame = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  alignItems: 'start',
  '@desktop': { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 24rem)', gap: '$7' },
});
const Side = styled('aside', {
  minWidth: 0,
  // Stays in place while the task beside it changes.
  viewTransitionName: 'aside',
  // Never with a scrollbar of its own: what is higher than the window is read at the end of the page.
  '@desktop': { position: 'sticky', top: '$5' },
  '@print': { position: 'static' },
  variants: {
    isWideOnly: { true: { '@belowDesktop': { display: 'none' } } },
    isFirst: { true: { '@desktop': { gridColumn: 2, gridRow: 1 } } },
  },
});
const Main = styled('div', {
  minWidth: 0,
  variants: { isSecond: { true: { '@desktop': { gridColumn: 1, gridRow: 1 } } } },
});

/** What is beside in a wide window, at its place in a narrow one. */
export const NarrowOnly = styled('div', { '@desktop': { display: 'none' }, '@print': { display: 'none' } });

/** What a narrow window shows elsewhere. */
export const WideOnly = styled('div', { '@belowDesktop': { display: 'none' } });

interface TwoColumnProps {
  readonly children: ReactNode;
  /** Beside on a wide window and stays in sight; below on a narrow one. */
  readonly aside: ReactNode;
  /** Left out where the aside is the end of the task itself, such as its button. */
  readonly asideLabel?: string;
  /** A narrow window shows it in another way, such as in a sheet. */
  readonly isAsideWideOnly?: boolean;
  /** Read before the task: above it on a narrow window. */
  readonly isAsideFirst?: boolean;
}

/** A task and its summary, or its end. */
export function TwoColumn({ children, aside, asideLabel, isAsideWideOnly, isAsideFirst }: TwoColumnProps) {
  const side = (
    <Side as={asideLabel ? 'aside' : 'div'} aria-label={asideLabel} isWideOnly={isAsideWideOnly} isFirst={isAsideFirst}>
      {aside}
    </Side>
  );
  return (
    <Frame>
      {isAsideFirst && side}
      <Main isSecond={isAsideFirst}>{children}</Main>
      {!isAsideFirst && side}
    </Frame>
  );
}
