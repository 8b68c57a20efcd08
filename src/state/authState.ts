import { useMemo } from 'react';
import { useRecoilState } from 'recoil';
import * as v from 'valibot';
import { defaultLocale, locales } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { ownPathOf } from '@/routes/ownPath';
import { keptSlice } from './keptSlice';

/** Where a guest goes whose return address is none of this site. */
const HOME = '/';

const ownPathOrHome = (value: string): string => ownPathOf(value) ?? HOME;

/** Slice `auth`: where signing in was asked for, and whether the dialog that asks is open. */
const shape = v.object({
  locale: v.fallback(v.picklist(locales), defaultLocale),
  returnUrl: v.fallback(v.pipe(v.string(), v.transform(ownPathOrHome)), HOME),
  shouldShowDialog: v.fallback(v.boolean(), false),
});

export type Auth = v.InferOutput<typeof shape>;

export const auth = keptSlice({ key: 'sarastus.state.auth', shape });

/** Asking a guest to sign in, and remembering where they were. */
export function useAuthState() {
  const [state, setState] = useRecoilState(auth.state);
  const actions = useMemo(
    () => ({
      /** The guest will come back to this path of the site. Anything else leads home. */
      setReturn: (returnUrl: string, locale: Locale) =>
        setState((before) => ({ ...before, locale, returnUrl: ownPathOrHome(returnUrl) })),
      showDialog: () => setState((before) => ({ ...before, shouldShowDialog: true })),
      hideDialog: () => setState((before) => ({ ...before, shouldShowDialog: false })),
      clear: () => setState(auth.empty),
    }),
    [setState],
  );
  return { ...state, ...actions };
}
