import type { ReactNode } from 'react';
import { watchForTranslation } from '@/browser/handover/watchForTranslation';
import { ErrorBoundary } from '@/errors/ErrorBoundary';
import { useViewTransitions } from '@/shell/useViewTransitions';
import { LostPage } from '../parts/LostPage';
import { PageFrame } from './PageFrame';
import type { PageProps } from '../page-data/pageProps';
import { reportUnlessLost } from '../parts/reportUnlessLost';
import { useAllowedServices } from './useAllowedServices';
import { useAwake } from './useAwake';
import { useKeptOffline } from './useKeptOffline';

// Before anything is hydrated.
if (typeof document !== 'undefined') watchForTranslation();

/** The providers around every page. */
export function AppFrame({ page, children }: { readonly page: PageProps; readonly children: ReactNode }) {
  useViewTransitions();
  useAllowedServices(page.route);
  useAwake();
  useKeptOffline();
  return (
    <PageFrame page={page}>
      <ErrorBoundary resetKey="" fallback={() => <LostPage />} onError={reportUnlessLost}>
        {children}
      </ErrorBoundary>
    </PageFrame>
  );
}
