import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef } from 'react';

/** The link of a press that would leave the page in this tab; null for any other press. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null;
  const { protocol, origin, pathname, hash } = new URL(link.href);
  const isHere = origin === location.origin && pathname === location.pathname && hash !== '';
  return protocol.startsWith('http') && !isHere ? link : null;
}

/**
 * Asks before the page is left with changes on it: by a link, by going back, and, in the words of the browser, by closing
 * the tab. `onAsk` opens the question; the functions that are returned carry out its answer.
 */
export function useLeaveGuard(isDirty: boolean, onAsk: () => void) {
  const router = useRouter();
  const going = useRef<(() => void) | null>(null);
  const isLeaving = useRef(false);
  const isReturning = useRef(false);

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (go: () => void) => {
      going.current = go;
      onAsk();
    };
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const press = (event: MouseEvent) => {
      const link = isLeaving.current ? null : linkOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => (link.isConnected ? link.click() : location.assign(link.href)));
    };
    router.beforePopState(() => {
      if (isLeaving.current) return true;
      if (isReturning.current) {
        isReturning.current = false;
        return false;
      }
      // The address has changed already: it is put back until the guest has answered.
      isReturning.current = true;
      history.go(1);
      ask(() => history.back());
      return false;
    });
    addEventListener('beforeunload', beforeUnload);
    document.addEventListener('click', press, true);
    return () => {
      router.beforePopState(() => true);
      removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', press, true);
    };
  }, [router, isDirty, onAsk]);

  const leave = useCallback(() => {
    isLeaving.current = true;
    going.current?.();
  }, []);
  const stay = useCallback(() => {
    going.current = null;
  }, []);
  return { leave, stay };
}
