/**
 * What few sleeping pages need, in a file of its own, `/rare.js`, which `wake.ts` loads then: an answer about cookies, and
 * a page whose code was replaced by a newer one while it slept.
 */
import { earlyInput, isField } from '@/browser/handover/awake';
import { keepInput, TYPED_KEY } from '@/browser/handover/keptInput';
import type { KeptInput } from '@/browser/handover/keptInput';
import { STATE_VERSION } from '@/config/limits';
import { closeOpeningFrame } from '@/design-system/closeOpeningFrame';
import { reloadOnceForLostChunk } from '@/errors/lostChunk';
import { atPause } from './waiting/atPause';

export { answerConsent } from './asleep/answerConsent';
export { finishPress } from './waiting/finishPress';

/** The element of a kind with a text, such as the new page's copy of a button that was pressed on the old one. */
const elementWithText = (kind: string, text: string | null): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(kind)].find((each) => each.textContent === text);

function keepEarlyInput(): void {
  const { changed, pressed } = earlyInput();
  keepInput(changed, pressed);
}

/** Loads the page again for its new code, once, and keeps what the guest did. False when that was just tried. */
function reloadWithInput(): boolean {
  return reloadOnceForLostChunk(Object.assign(new Error(), { name: 'ChunkLoadError' }), {
    storage: {
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, value) => {
        sessionStorage.setItem(key, value);
        keepEarlyInput();
      },
    },
    reload: () => {
      // The guest may go on typing until the page leaves.
      addEventListener('pagehide', keepEarlyInput);
      atPause(() => location.reload());
    },
    now: Date.now(),
    isOnline: navigator.onLine,
  });
}

/** Without its code a page still follows links and sends forms; any other press loads it again. */
function pressNatively(): void {
  closeOpeningFrame();
  for (const control of earlyInput().pressed) {
    if (control instanceof HTMLAnchorElement) location.assign(control.href);
    else if (control instanceof HTMLButtonElement && control.type === 'submit') control.form?.submit();
    else location.reload();
  }
}

/** For a page whose code is lost: it is loaded again, or, where that was in vain, does without. Then `endSleep` is called. */
export function goOnWithoutCode(endSleep: () => void): void {
  if (reloadWithInput()) return;
  endSleep();
  pressNatively();
}

function takeTyped(): KeptInput | null {
  try {
    const typed = JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? 'null') as KeptInput | null;
    sessionStorage.removeItem(TYPED_KEY);
    return typed?.version === STATE_VERSION && typed.path === location.pathname ? typed : null;
  } catch {
    return null;
  }
}

/** Puts back what was kept, and has the awake page take it up. */
export function restoreInput(): void {
  const typed = takeTyped();
  if (!typed) return;
  const { changed, pressed } = earlyInput();
  for (const [id, value] of typed.fields) {
    const field = document.getElementById(id);
    if (!isField(field)) continue;
    field.value = value;
    changed.add(field);
  }
  for (const text of typed.opened) {
    const details = elementWithText('summary', text)?.parentElement;
    if (details instanceof HTMLDetailsElement) details.open = true;
  }
  for (const text of typed.pressed) {
    const control = elementWithText('button, [data-opens]', text);
    if (control) pressed.add(control);
  }
  document.getElementById(typed.focused)?.focus({ preventScroll: true });
  scrollTo(0, typed.scroll);
}
