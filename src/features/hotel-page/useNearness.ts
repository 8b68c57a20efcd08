import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** True from the moment an element comes near the window: what is drawn there need not be loaded before. */
export function useNearness(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref, isNear]);
  return isNear;
}
