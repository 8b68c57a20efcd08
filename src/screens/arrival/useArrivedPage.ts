import Router from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { site } from '@/config/siteAddresses';
import { hasScreen, matchPath } from '@/routes/routes';
import type { PageProps } from '../page-data/pageProps';
import { fetchScreen, isScreenLoaded } from '../Screen';

/** Starts loading the screen's code together with the page's data when a link is followed. */
function onLeave(url: string): void {
  const match = matchPath(site.pathAt(url.split(/[?#]/)[0] ?? '') ?? '');
  if (match && hasScreen(match.route)) void fetchScreen(match.route);
}

/** The page to render: the current one stays until the code of the next one is loaded. */
export function useArrivedPage<Page extends { readonly pageProps: PageProps }>(next: Page): Page {
  const shown = useRef(next);
  const [, setArrived] = useState<PageProps['route'] | null>(null);
  const { route } = next.pageProps;
  const isShown = shown.current.pageProps === next.pageProps;
  const isHere = isShown || isScreenLoaded(route);

  useEffect(() => {
    Router.events.on('routeChangeStart', onLeave);
    return () => Router.events.off('routeChangeStart', onLeave);
  }, []);

  useEffect(() => {
    if (isHere) return;
    let isLeft = false;
    void fetchScreen(route).then(() => isLeft || setArrived(route));
    return () => {
      isLeft = true;
    };
  }, [isHere, route]);

  useEffect(() => {
    if (isHere) shown.current = next;
  });

  return isHere ? next : shown.current;
}
