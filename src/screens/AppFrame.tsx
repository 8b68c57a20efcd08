import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useOlderFrontend } from '@/flags/useOlderFrontend';
import { ErrorBoundary } from '@/errors/ErrorBoundary';
import { languageOf } from '@/i18n/locales';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { useViewTransitions } from '@/shell/useViewTransitions';
import { LostPage } from './LostPage';
import { PageProvider } from './PageContext';
import type { PageProps } from './pageProps';
import { reportUnlessLost } from './reportUnlessLost';
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
      <PageProvider page={page}>
        <ErrorBoundary resetKey="" fallback={() => <LostPage />} onError={reportUnlessLost}>
          {children}
        </ErrorBoundary>
      </PageProvider>
    </TranslatorProvider>
  );
}
