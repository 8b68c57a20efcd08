import Router from 'next/router';
import { useEffect } from 'react';
import { maySoften } from '@/design-system/changeSoftly';

/** The longest time that the previous page is kept while the next one renders, in milliseconds. */
const LONGEST_STAND = 300;

/**
 * Cross-fades from page to page, where the browser supports it and the guest has not asked for less motion. A page that
 * takes longer is shown without a transition.
 */
export function useViewTransitions(): void {
  useEffect(() => {
    let goOn: () => void = () => undefined;
    const leave = (_url: string, { shallow }: { readonly shallow: boolean }) => {
      goOn();
      if (shallow || !maySoften()) return;
      const arrived = new Promise<void>((resolve) => {
        goOn = resolve;
        setTimeout(resolve, LONGEST_STAND);
      });
      const transition = document.startViewTransition(() => arrived);
      // The browser may skip it, such as in a hidden tab; the page has changed anyway.
      transition.ready.catch(() => undefined);
      transition.finished.catch(() => undefined);
    };
    const arrive = () => goOn();
    Router.events.on('routeChangeStart', leave);
    Router.events.on('routeChangeComplete', arrive);
    Router.events.on('routeChangeError', arrive);
    return () => {
      Router.events.off('routeChangeStart', leave);
      Router.events.off('routeChangeComplete', arrive);
      Router.events.off('routeChangeError', arrive);
    };
  }, []);
}
