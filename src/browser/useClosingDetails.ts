import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Whether the panel lies in the page, not over it: to close it would move what is being pressed elsewhere. */
const isInFlow = ({ lastElementChild: panel }: HTMLDetailsElement): boolean =>
  panel !== null && getComputedStyle(panel).position === 'static';

/**
 * A disclosure that closes like a menu: with Escape, when a link in it is followed, and, where its panel lies over the page,
 * when the focus or a press is elsewhere.
 */
export function useClosingDetails(): RefObject<HTMLDetailsElement> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const { current } = details;
    const close = () => {
      if (current) current.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !current?.open) return;
      close();
      current.querySelector('summary')?.focus();
    };
    const onElsewhere = (event: Event) => {
      if (!current?.open || !(event.target instanceof Node) || current.contains(event.target)) return;
      if (!isInFlow(current)) close();
    };
    const onFollowed = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    current?.addEventListener('click', onFollowed);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      current?.removeEventListener('click', onFollowed);
    };
  }, []);
  return details;
}
