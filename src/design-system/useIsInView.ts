import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** What only begins at the foot of the window is not in view yet. */
const UPPER_PART = '0px 0px -40% 0px';

/** Whether an element is in the upper part of the window; false until that is known. */
export function useIsInView(ref: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver !== 'function') return undefined;
    const watch = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: UPPER_PART,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref]);
  return isInView;
}
