import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { whenIdle } from '@/browser/whenIdle';

/** Milliseconds before the first page is saved: what the guest has come for is loaded and shown by then. */
const FIRST_WAIT_MS = 6000;

let isFirst = true;

/** Saves the pages that a guest looks at, for a time without a network. Nothing on the page waits for it. */
export function useKeptOffline(): void {
  const { asPath } = useRouter();
  useEffect(() => {
    const keep = () => {
      isFirst = false;
      // Without its code the page works as before.
      whenIdle(() => void import('@/offline/keepOffline').then((file) => file.keepOffline()).catch(() => undefined));
    };
    const timer = setTimeout(keep, isFirst ? FIRST_WAIT_MS : 0);
    return () => clearTimeout(timer);
  }, [asPath]);
}
