import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { AppProps } from 'next/app';
import { useRouter } from 'next/router';
import type { PageProps } from '@/screens/pageProps';
import { AppFrame } from '@/screens/AppFrame';
import { useArrivedPage } from '@/screens/useArrivedPage';
import { useOlderFrontend } from '@/screens/useOlderFrontend';

export default function App({ Component, pageProps }: AppProps<PageProps>) {
  const arrived = useArrivedPage({ Component, pageProps, router: useRouter() });
  const router = useOlderFrontend(arrived.router);
  return (
    // A page that is still shown while the next one loads must not read the next one's address.
    <RouterContext.Provider value={router}>
      <AppFrame page={arrived.pageProps}>
        <arrived.Component {...arrived.pageProps} />
      </AppFrame>
    </RouterContext.Provider>
  );
}
