import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { dropSecondPress } from '@/browser/dropSecondPress';
import { modelContextOf } from '@/browser/modelContext';
import { useHydrated } from '@/browser/useHydrated';
import { watchForTranslation } from '@/browser/handover/watchForTranslation';
import { switches } from '@/config/switches';
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
if (typeof document !== 'undefined') {
  watchForTranslation();
  dropSecondPress();
}

/** Loaded only in a browser with an assistant; without it the page works as in any other. */
const AssistantTools = lazy(() =>
  import('../assistants/AssistantTools').then((file) => ({ default: file.AssistantTools })),
);

/** The providers around every page. */
export function AppFrame({ page, children }: { readonly page: PageProps; readonly children: ReactNode }) {
  useViewTransitions();
  useAllowedServices(page.route);
  useAwake();
  useKeptOffline();
  const isHydrated = useHydrated();
  return (
    <PageFrame page={page}>
      <ErrorBoundary resetKey="" fallback={() => <LostPage />} onError={reportUnlessLost}>
        {children}
      </ErrorBoundary>
      {switches.enableAssistantTools && isHydrated && modelContextOf(document) && (
        <ErrorBoundary resetKey="" fallback={() => null} onError={reportUnlessLost}>
          <Suspense>
            <AssistantTools />
          </Suspense>
        </ErrorBoundary>
      )}
    </PageFrame>
  );
}
