import type { AppProps } from 'next/app';
import { useRouter } from 'next/router';
import type { PageProps } from '@/screens/page-data/pageProps';
import { AppFrame } from '@/screens/frame/AppFrame';
import { PageRouter } from '@/screens/arrival/PageRouter';
import { useArrivedPage } from '@/screens/arrival/useArrivedPage';
import { useStayOffline } from '@/screens/arrival/useStayOffline';
import { useOlderFrontend } from '@/screens/tasks/useOlderFrontend';

export default function App({ Component, pageProps }: AppProps<PageProps>) {
  const arrived = useArrivedPage({ Component, pageProps, router: useRouter() });
  const router = useStayOffline(useOlderFrontend(arrived.router));
  return (
    <PageRouter router={router}>
      <AppFrame page={arrived.pageProps}>
        <arrived.Component {...arrived.pageProps} />
      </AppFrame>
    </PageRouter>
  );
}
