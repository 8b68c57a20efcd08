import Router from 'next/router';
import type { NextRouter } from 'next/router';
import { useEffect, useMemo } from 'react';
import { site } from '@/config/siteAddresses';
import { matchPath } from '@/routes/routes';
import { sayNotOpened } from '@/shell/OfflineNotice';
import { isScreenLoaded } from '../Screen';

/** Whether the code of the page at a path is here, or the page is shown by the server. */
function hasCode(path: string): boolean {
  const match = matchPath(site.pathAt(path.split(/[?#]/)[0] ?? '') ?? '');
  return match === null || isScreenLoaded(match.route);
}

/**
 * A router that stays on the page, and says so, where the next one cannot be loaded for want of a network. Next would
 * load it as a document: the browser's own error page, without a way back to what the guest had entered.
 */
export function useStayOffline(router: NextRouter): NextRouter {
  useEffect(() => {
    const stay = (error: { readonly cancelled?: boolean }) => {
      if (navigator.onLine || error.cancelled) return;
      sayNotOpened();
      // Next tells its listeners before it loads the document, and takes such an error for a cancelled change.
      throw Object.assign(new Error('There is no network'), { cancelled: true });
    };
    Router.events.on('routeChangeError', stay);
    return () => Router.events.off('routeChangeError', stay);
  }, []);
  return useMemo(() => {
    const staying =
      (way: 'push' | 'replace'): NextRouter['push'] =>
      (url, as, options) => {
        if (navigator.onLine || options?.shallow || hasCode(String(as ?? url))) return router[way](url, as, options);
        sayNotOpened();
        return Promise.resolve(false);
      };
    return { ...router, push: staying('push'), replace: staying('replace') };
  }, [router]);
}
