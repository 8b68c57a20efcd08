import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useOlderFrontend } from '@/flags/useOlderFrontend';
import { languageOf } from '@/i18n/locales';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { useViewTransitions } from '@/shell/useViewTransitions';
import { PageProvider } from './PageContext';
import type { PageProps } from './pageProps';
import { useAllowedServices } from './useAllowedServices';

/** What every page stands in: its language and its place in the site. */
export function AppFrame({ page, children }: { readonly page: PageProps; readonly children: ReactNode }) {
  const language = languageOf(page.locale);
  useViewTransitions();
  useOlderFrontend();
  useAllowedServices(page.route);
  useEffect(() => {
    // Going to another language keeps the document, and readers pronounce by what it says.
    document.documentElement.lang = language;
  }, [language]);
  return (
    <TranslatorProvider locale={page.locale} messages={page.messages}>
      <PageProvider page={page}>{children}</PageProvider>
    </TranslatorProvider>
  );
}
