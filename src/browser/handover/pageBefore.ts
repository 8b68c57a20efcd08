import { onHydrated } from './awake';

/** The page as it was exported, and where the focus was, for when React draws it anew (`replayOnRedrawn`). */
export const pageBefore: { parts: readonly Node[]; focused: Element | null } = { parts: [], focused: null };

/** Remembers the page before React takes it over, and where the focus goes meanwhile. */
export function rememberPage(container: ParentNode): void {
  const hydrated = new AbortController();
  onHydrated(() => hydrated.abort());
  pageBefore.parts = [...container.childNodes];
  pageBefore.focused = document.activeElement;
  addEventListener('focusin', ({ target }) => (pageBefore.focused = target as Element), { signal: hydrated.signal });
}
