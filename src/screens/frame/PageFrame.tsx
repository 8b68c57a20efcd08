import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { languageOf } from '@/i18n/locales';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { WrittenPagesProvider } from '@/routes/WrittenPages';
import { PageProvider } from './PageContext';
import type { PageProps } from '../page-data/pageProps';

/** For pages of the table of routes, which exist in every language. */
const everywhere = {};

/** A page's language and its place in the site. */
export function PageFrame({ page, children }: { readonly page: PageProps; readonly children: ReactNode }) {
  const language = languageOf(page.locale);
  useEffect(() => {
    // A change of language keeps the document, and screen readers pronounce by its `lang`.
    document.documentElement.lang = language;
  }, [language]);
  return (
    <TranslatorProvider locale={page.locale} messages={page.messages}>
      <WrittenPagesProvider value={page.partlyWritten ?? everywhere}>
        <PageProvider page={page}>{children}</PageProvider>
      </WrittenPagesProvider>
    </TranslatorProvider>
  );
}
