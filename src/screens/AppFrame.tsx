import type { ReactNode } from 'react';
import { useOlderFrontend } from '@/flags/useOlderFrontend';
import { useViewTransitions } from '@/shell/useViewTransitions';
import { PageFrame } from './PageFrame';
import type { PageProps } from './pageProps';
import { useAllowedServices } from './useAllowedServices';

/** What every page stands in. */
export function AppFrame({ page, children }: { readonly page: PageProps; readonly children: ReactNode }) {
  useViewTransitions();
  useOlderFrontend();
  useAllowedServices(page.route);
  return <PageFrame page={page}>{children}</PageFrame>;
}
