import { createContext, useContext } from 'react';
import { useTranslator } from '@/i18n/TranslatorContext';
import { nearestPage } from './nearestPage';
import type { PageElsewhere, PartlyWritten } from './nearestPage';
import type { StaticRouteId } from './words';

const Context = createContext<PartlyWritten>({});

/** Provides the pages of the table that are not written in every language. */
export const WrittenPagesProvider = Context.Provider;

/** Finds a page of the table for the current reader: in their language, else in the nearest one that has it. */
export function useNearestPage(): (route: StaticRouteId) => PageElsewhere | null {
  const partlyWritten = useContext(Context);
  const { locale } = useTranslator();
  return (route) => nearestPage(route, locale, partlyWritten);
}
