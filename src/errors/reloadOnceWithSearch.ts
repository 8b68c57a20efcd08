import { isField } from '@/browser/handover/awake';
import type { Field } from '@/browser/handover/protocol';
import { keepInput } from '@/browser/handover/keptInput';
import { openingFrame } from '@/browser/handover/openingFrame';
import { reloadOnceForLostChunk } from './lostChunk';

/** Whether a field says something. React writes the value of a text field into its HTML, so nothing tells what it was. */
const isFilled = (field: Field): boolean =>
  field instanceof HTMLSelectElement ? field.selectedOptions[0]?.defaultSelected === false : field.value !== '';

/** Keeps what the fields of the page's search say, and the press that opens a part of it: steps keep theirs themselves. */
function keepSearch(): void {
  const fields = [...document.querySelectorAll('form#search [id]')].filter(isField).filter(isFilled);
  // While the frame of what it opens shows, the focus is there.
  const pressed = [...document.querySelectorAll<HTMLElement>('[data-opens]')].filter(
    (each) => each === document.activeElement || openingFrame(each.dataset.opens)?.open,
  );
  if (fields.length + pressed.length > 0) keepInput(fields, pressed.slice(0, 1));
}

/** Loads the page again, once, where an error means that a new deployment replaced its code. True when it does. */
export const reloadOnceWithSearch = (error: unknown): boolean =>
  reloadOnceForLostChunk(error, {
    // Read here rather than as a default: a browser may throw at access to its storage.
    storage: {
      getItem: (key) => window.sessionStorage.getItem(key),
      setItem: (key, value) => {
        window.sessionStorage.setItem(key, value);
        keepSearch();
      },
    },
    reload: () => window.location.reload(),
    now: Date.now(),
    isOnline: navigator.onLine,
  });
