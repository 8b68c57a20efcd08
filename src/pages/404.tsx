import type { GetStaticProps } from 'next';
import { NotFoundScreen } from '@/screens/NotFoundScreen';
import { loadNotFoundPage } from '@/screens/page-data/loadPage';
import type { NotFoundProps } from '@/screens/page-data/pageProps';

export const getStaticProps: GetStaticProps<NotFoundProps> = async () => ({ props: await loadNotFoundPage() });

export default function NotFound(page: NotFoundProps) {
  return <NotFoundScreen page={page} />;
}
