import { earlyInput, isField } from './awake';
import type { Field } from './protocol';
import { watchFrame } from './openingFrame';
import { pageBefore } from './pageBefore';

/** Makes React handle a value that was entered before it ran. It ignores an event whose value it has seen. */
function redo(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  const { selectionStart, selectionEnd } = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  if (selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replay(
  values: readonly (readonly [Field, string])[],
  pressed: Iterable<HTMLElement>,
  restore?: () => void,
): void {
  values.forEach(([field, value]) => redo(field, value));
  restore?.();
  const { activeElement } = document;
  if (isField(activeElement)) activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const control of pressed) {
    control.ariaBusy = null;
    control.click();
    watchFrame(control);
  }
}

/**
 * Gives the page what the guest did before its code ran, in this order: values, the focus, presses. Where React drew the
 * page anew, what took the place of each control gets it.
 */
export function replayInput(): void {
  const { changed, pressed } = earlyInput();
  const { parts, focused } = pageBefore;
  const isWhole = [...parts, ...changed, ...pressed, focused].every((node) => node?.isConnected !== false);
  const controls = [...pressed];
  pressed.clear();
  /** Read before the first event: React then renders the other fields with the values it has. */
  const takeValues = () => {
    const values = [...changed].map((field) => [field, field.value] as const);
    changed.clear();
    return values;
  };
  if (isWhole) return replay(takeValues(), controls);
  // Until its code is there, the guest types on.
  const later = new AbortController();
  addEventListener('input', ({ target }) => isField(target) && changed.add(target), {
    capture: true,
    signal: later.signal,
  });
  import('./replayOnRedrawn')
    .then(
      ({ newestOf, shownNow, restorePlace }) =>
        replay(
          newestOf(takeValues()),
          controls.flatMap((control) => shownNow(control) ?? []),
          restorePlace,
        ),
      // Where its code is lost, the page works from here on.
      () => undefined,
    )
    .finally(() => later.abort());
}
