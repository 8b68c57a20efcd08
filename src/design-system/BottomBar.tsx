import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { styled } from './stitches.config';

const Bar = styled('div', {
  position: 'sticky',
  bottom: 0,
  zIndex: '$sticky',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $4',
  marginInline: 'calc(-1 * $space$page)',
  padding: '$3 $page calc($space$4 + env(safe-area-inset-bottom, 0px))',
  borderTop: '$borderWidths$hairline solid $colors$border',
  backgroundColor: '$surfaceRaised',
  boxShadow: '$raised',
  '& > button': { flexGrow: 1 },
  '@desktop': {
    '& > button': { flex: 'none', marginInlineStart: 'auto' },
    flexWrap: 'nowrap',
    marginInline: 0,
    paddingInline: '$4',
    borderInline: '$borderWidths$hairline solid $colors$border',
    borderRadius: '$card $card 0 0',
  },
  // In short windows, such as a phone on its side or a page at 400 %, the height is needed for reading.
  '@media (max-height: 420px)': { position: 'static' },
  '&:has(> :only-child:empty)': { display: 'none' },
  '@print': { display: 'none' },
  variants: { isNarrowOnly: { true: { '& > div': { flexGrow: 1 }, '@desktop': { display: 'none' } } } },
});
const Beside = styled('div', { minWidth: 0, '&:empty': { display: 'none' } });

/** Sets the height of the bar on the page: it depends on its words, the window and the size of the text. */
function useHeightOf(ref: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current: bar } = ref;
    if (!bar || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--bottom-bar', `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-bar');
    };
  }, [ref]);
}

interface BottomBarProps {
  /** The button that goes on. */
  readonly children?: ReactNode;
  /** Shown before it; alone only in a narrow window, as a wide one has a side column. */
  readonly beside: ReactNode;
}

/** The button that goes on, in sight at the foot of the window wherever the page is scrolled. */
export function BottomBar({ children, beside }: BottomBarProps) {
  const ref = useRef<HTMLDivElement>(null);
  useHeightOf(ref);
  return (
    <Bar ref={ref} data-bottom-bar="" isNarrowOnly={!children}>
      <Beside>{beside}</Beside>
      {children}
    </Bar>
  );
}
