import type { ReactNode } from 'react';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { PageProvider } from './PageContext';
import type { PageProps } from './pageProps';

/** What every page stands in: its language and its place in the site. */
export function AppFrame({ page, children }: { readonly page: PageProps; readonly children: ReactNode }) {
  return (
    <TranslatorProvider locale={page.locale} messages={page.messages}>
      <PageProvider page={page}>{children}</PageProvider>
    </TranslatorProvider>
  );
}
