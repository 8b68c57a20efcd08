import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * True once an element has come near the window, so that its content can be loaded only then.
 * @param margin how near, as a length in pixels
 */
export function useNearness(ref: RefObject<Element | null>, margin = '200px'): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return undefined;
    if (typeof IntersectionObserver !== 'function') {
      setNear(true);
      return undefined;
    }
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref, isNear, margin]);
  return isNear;
}
