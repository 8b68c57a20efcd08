import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Locale } from './locales';
import type { Messages } from './messages';
import { createTranslator } from './translator';
import type { Translator } from './translator';

const TranslatorContext = createContext<Translator | null>(null);

interface TranslatorProviderProps {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly children: ReactNode;
}

/** Gives texts and formats to everything inside it. */
export function TranslatorProvider({ locale, messages, children }: TranslatorProviderProps) {
  const translator = useMemo(() => createTranslator(locale, messages), [locale, messages]);
  return <TranslatorContext.Provider value={translator}>{children}</TranslatorContext.Provider>;
}

/** Texts and formats of the page's locale. */
export function useTranslator(): Translator {
  const translator = useContext(TranslatorContext);
  if (translator === null) throw new Error('useTranslator needs a TranslatorProvider around it');
  return translator;
}
