import { earlyInput, isField } from '@/browser/awake';
import type { Field } from '@/browser/awake';
import { watchFrame } from '@/browser/openingFrame';
import { restorePlace, shownNow } from '@/browser/redrawn';

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

/**
 * Gives the page what the guest did before its code ran, in this order: values, what was open, the focus, presses. Where
 * React drew the page anew, what took the place of each control gets it.
 */
export function replayInput(): void {
  const { changed, pressed } = earlyInput();
  // Read before the first event: React then renders the other fields with the values it has.
  const values = [...changed].map((field) => [shownNow(field), field.value] as const);
  values.forEach(([field, value]) => field && redo(field, value));
  restorePlace();
  const { activeElement } = document;
  if (isField(activeElement)) activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  pressed.forEach((control) => {
    control.ariaBusy = null;
    const shown = shownNow(control);
    shown?.click();
    if (shown) watchFrame(shown);
  });
  changed.clear();
  pressed.clear();
}
