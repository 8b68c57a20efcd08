import { SCHEME_CHOSEN, SCHEME_KEY } from '@/browser/handover/protocol';

/** The guest's choice: as the system, or always light or dark. */
export const schemeChoices = ['system', 'light', 'dark'] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

export function readScheme(): SchemeChoice {
  try {
    const kept = window.localStorage.getItem(SCHEME_KEY);
    return kept === 'dark' || kept === 'light' ? kept : 'system';
  } catch {
    return 'system';
  }
}

/**
 * Keeps the choice in this browser; `theme.js` is notified and changes the theme. For the system's setting nothing is
 * stored.
 */
export function chooseScheme(choice: SchemeChoice): void {
  try {
    if (choice === 'system') window.localStorage.removeItem(SCHEME_KEY);
    else window.localStorage.setItem(SCHEME_KEY, choice);
  } catch {
    // Without storage the choice holds until the page is left.
  }
  window.dispatchEvent(new CustomEvent(SCHEME_CHOSEN, { detail: choice === 'system' ? null : choice }));
}

/** Calls back when the choice changes, here or in another tab. */
export function subscribeToScheme(onChange: () => void): () => void {
  window.addEventListener(SCHEME_CHOSEN, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(SCHEME_CHOSEN, onChange);
    window.removeEventListener('storage', onChange);
  };
}
