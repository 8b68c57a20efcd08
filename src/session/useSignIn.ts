import { useCallback } from 'react';
import { useTranslator } from '@/i18n/TranslatorContext';
import { goToSignIn } from './goToSignIn';
import { useSession } from './useSession';

/** Signs in and returns to this page; null where signing in is switched off. */
export function useSignIn(): (() => void) | null {
  const { locale } = useTranslator();
  const isOff = useSession().kind === 'off';
  const leave = useCallback(() => void goToSignIn(locale), [locale]);
  return isOff ? null : leave;
}
