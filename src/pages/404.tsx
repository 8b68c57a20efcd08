import type { GetStaticProps } from 'next';
import { NotFoundScreen } from '@/screens/NotFoundScreen';
import { loadNotFoundPage } from '@/screens/loadPage';
import type { PageProps } from '@/screens/pageProps';

export const getStaticProps: GetStaticProps<PageProps> = async () => ({ props: await loadNotFoundPage() });

export default function NotFound() {
  return <NotFoundScreen />;
}
