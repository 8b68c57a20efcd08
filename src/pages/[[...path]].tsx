import type { GetStaticPaths, GetStaticProps } from 'next';
import type { PageProps } from '@/screens/page-data/pageProps';
import { Screen } from '@/screens/Screen';
import { loadPage, pagePaths } from '@/screens/page-data/loadPage';

export const getStaticPaths: GetStaticPaths = async () => ({
  paths: (await pagePaths()).map((path) => ({ params: { path } })),
  fallback: false,
});

export const getStaticProps: GetStaticProps<PageProps> = async ({ params }) => {
  const path = params?.path;
  const props = await loadPage(Array.isArray(path) ? path : []);
  return props ? { props } : { notFound: true };
};

export default function Page(page: PageProps) {
  return <Screen page={page} />;
}
