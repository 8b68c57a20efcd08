import { pageBefore } from './pageBefore';
import type { Field } from './protocol';

/*
 * React draws a page anew whose HTML is not as it was exported: translators, word replacers and password managers change
 * texts and add nodes before its code runs. What the guest had typed and chosen is then in elements that have left the
 * page; here is how to find the ones that took their place. Loaded when that has happened.
 */

/** What makes a control one of its kind, in every drawing of the page. Ids do not: React counts them anew. */
const kindOf = (element: Element): string =>
  ['type', 'name', 'href', 'data-opens'].reduce((kind, name) => {
    const value = element.getAttribute(name);
    return value === null ? kind : `${kind}[${name}=${JSON.stringify(value)}]`;
  }, element.localName);

/** The control itself, or the one that took its place: of the same kind, with the same text or at the same place among them. */
export function shownNow<Control extends Element>(control: Control): Control | undefined {
  if (control.isConnected) return control;
  const alike = (page: ParentNode) => [...page.querySelectorAll<Control>(kindOf(control))];
  const shown = alike(document);
  const ofText = shown.filter(({ textContent }) => textContent === control.textContent);
  if (ofText.length === 1) return ofText[0];
  const place = alike(control.getRootNode() as Element).indexOf(control);
  return shown[place] ?? ofText[0];
}

/**
 * The fields that are shown, with what the guest last entered there: a field that took the place of another, and was typed
 * in since, keeps its own.
 */
export const newestOf = (values: readonly (readonly [Field, string])[]): readonly (readonly [Field, string])[] => {
  const entered = new Set(values.map(([field]) => field));
  return values.flatMap(([field, value]) => {
    const shown = shownNow(field);
    return shown && (shown === field || !entered.has(shown)) ? [[shown, value] as const] : [];
  });
};

const hasCaret = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  'selectionStart' in element && element.selectionStart !== null;

/** Opens what was open, and moves the focus to where it was, with the caret. */
export function restorePlace(): void {
  const { parts, focused } = pageBefore;
  const lost = parts.filter((node) => !node.isConnected && node instanceof Element) as Element[];
  for (const open of lost.flatMap((part) => [...part.querySelectorAll('details[open] > summary')])) {
    const details = shownNow(open)?.parentElement;
    if (details instanceof HTMLDetailsElement) details.open = true;
  }
  if (!focused || focused.isConnected || document.activeElement !== document.body) return;
  const now = shownNow(focused);
  if (!(now instanceof HTMLElement)) return;
  now.focus({ preventScroll: true });
  if (hasCaret(focused) && hasCaret(now)) now.setSelectionRange(focused.selectionStart, focused.selectionEnd);
}
