import type { AppProps } from 'next/app';
import type { PageProps } from '@/screens/pageProps';
import { AppFrame } from '@/screens/AppFrame';

export default function App({ Component, pageProps }: AppProps<PageProps>) {
  return (
    <AppFrame page={pageProps}>
      <Component {...pageProps} />
    </AppFrame>
  );
}
