import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { PageProps } from '../page-data/pageProps';

const Context = createContext<PageProps | null>(null);

export function PageProvider({ page, children }: { readonly page: PageProps; readonly children: ReactNode }) {
  return <Context.Provider value={page}>{children}</Context.Provider>;
}

/** The page that is shown. */
export function usePage(): PageProps {
  const page = useContext(Context);
  if (!page) throw new Error('usePage needs a PageProvider around it');
  return page;
}
