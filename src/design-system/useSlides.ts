import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Slides {
  readonly track: RefObject<HTMLUListElement>;
  readonly current: number;
  readonly go: (index: number) => void;
  readonly onScroll: () => void;
  /** Touch or wheel input ends the scrolling that a button began. */
  readonly onTouch: () => void;
}

/**
 * Slides in a track that snaps: by buttons, and by swiping, which the browser does by itself. While a button's
 * scrolling runs, positions on its way are ignored.
 */
export function useSlides(first: number, count: number): Slides {
  const track = useRef<HTMLUListElement>(null);
  const aim = useRef<number | null>(null);
  const [current, setCurrent] = useState(first);

  // In right-to-left pages the scroll position is negative.
  const placeOf = (element: HTMLElement, index: number) =>
    index * element.clientWidth * (getComputedStyle(element).direction === 'rtl' ? -1 : 1);

  useLayoutEffect(() => {
    const element = track.current;
    if (element) element.scrollLeft = placeOf(element, first);
  }, [first]);

  const go = (index: number) => {
    const element = track.current;
    if (!element || index < 0 || index >= count) return;
    aim.current = index;
    setCurrent(index);
    const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo?.({ left: placeOf(element, index), behavior: still ? 'auto' : 'smooth' });
  };

  const onScroll = () => {
    const element = track.current;
    if (!element || element.clientWidth === 0) return;
    const place = Math.abs(element.scrollLeft) / element.clientWidth;
    if (aim.current !== null && Math.abs(place - aim.current) > 0.01) return;
    aim.current = null;
    setCurrent(Math.min(count - 1, Math.round(place)));
  };

  const onTouch = () => {
    aim.current = null;
  };

  return { track, current, go, onScroll, onTouch };
}
