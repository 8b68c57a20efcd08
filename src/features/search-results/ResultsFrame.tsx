import type { ReactNode } from 'react';
import { Page } from './SearchResults.styles';

/** The page of results: its heading first, then the search in short, and what was found. */
export function ResultsFrame({ children }: { readonly children: ReactNode }) {
  return <Page>{children}</Page>;
}
