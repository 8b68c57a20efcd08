/** What the guest wants: the system's choice, or always one of the two. */
export const schemeChoices = ['system', 'light', 'dark'] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

export const SCHEME_KEY = 'sarastus.scheme';
const SCHEME_EVENT = 'sarastus:scheme';

export function readScheme(): SchemeChoice {
  try {
    const kept = window.localStorage.getItem(SCHEME_KEY);
    return kept === 'dark' || kept === 'light' ? kept : 'system';
  } catch {
    return 'system';
  }
}

/** Keeps the choice in this browser; `theme.js` hears of it and changes the theme. Following the system keeps nothing. */
export function chooseScheme(choice: SchemeChoice): void {
  try {
    if (choice === 'system') window.localStorage.removeItem(SCHEME_KEY);
    else window.localStorage.setItem(SCHEME_KEY, choice);
  } catch {
    // Storage may be forbidden: the choice then holds for this visit of the page.
  }
  window.dispatchEvent(new CustomEvent(SCHEME_EVENT, { detail: choice === 'system' ? null : choice }));
}

/** Calls back when the choice changes, here or in another tab. */
export function subscribeToScheme(onChange: () => void): () => void {
  window.addEventListener(SCHEME_EVENT, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(SCHEME_EVENT, onChange);
    window.removeEventListener('storage', onChange);
  };
}
