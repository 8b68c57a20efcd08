import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether a part of an element is in the window; false until that is known. */
export function useIsInView(ref: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver !== 'function') return undefined;
    const watch = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref]);
  return isInView;
}
