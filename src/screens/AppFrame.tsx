import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/errors/ErrorBoundary';
import { useViewTransitions } from '@/shell/useViewTransitions';
import { LostPage } from './LostPage';
import { PageFrame } from './PageFrame';
import type { PageProps } from './pageProps';
import { reportUnlessLost } from './reportUnlessLost';
import { useAllowedServices } from './useAllowedServices';
import { useAwake } from './useAwake';

/** The providers around every page. */
export function AppFrame({ page, children }: { readonly page: PageProps; readonly children: ReactNode }) {
  useViewTransitions();
  useAllowedServices(page.route);
  useAwake();
  return (
    <PageFrame page={page}>
      <ErrorBoundary resetKey="" fallback={() => <LostPage />} onError={reportUnlessLost}>
        {children}
      </ErrorBoundary>
    </PageFrame>
  );
}
