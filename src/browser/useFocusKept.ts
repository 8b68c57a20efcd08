import { useEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/**
 * Keeps the focus near when the button that was pressed goes away with what it changed: `target` takes it then. `watch`
 * is spread over an element that holds the button. Nothing is moved for a guest who has focused something else since.
 */
export function useFocusKept<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) target.current?.focus();
  });
  return {
    target,
    watch: {
      onFocus: (event: FocusEvent) => {
        focused.current = event.target;
      },
      // React sends none while it takes an element out of the page.
      onBlur: () => {
        focused.current = null;
      },
    },
  };
}
