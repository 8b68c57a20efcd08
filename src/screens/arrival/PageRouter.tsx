import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';

interface Props {
  readonly router: NextRouter;
  readonly children: ReactNode;
}

/** What `useRouter` returns inside: the router of the page that is shown, which may not be the newest. */
export function PageRouter({ router, children }: Props) {
  return <RouterContext.Provider value={router}>{children}</RouterContext.Provider>;
}
