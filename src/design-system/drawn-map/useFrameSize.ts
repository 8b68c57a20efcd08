import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Size } from './mapView';

/** The size of an element and of the page's `rem`, in pixels, also after a change; null until it is on the screen. */
export function useFrameSize(
  frame: RefObject<HTMLElement | null>,
): { readonly size: Size; readonly rem: number } | null {
  const [measured, setMeasured] = useState<{ readonly size: Size; readonly rem: number } | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      if (width > 0 && height > 0) setMeasured({ size: { width, height }, rem });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return measured;
}
