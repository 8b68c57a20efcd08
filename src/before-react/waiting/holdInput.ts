import { earlyInput, isField } from '@/browser/handover/awake';
import { openingFrame } from '@/browser/handover/openingFrame';
import { listen, takePresses } from './listen';
import { fetchAnswer } from './loadScripts';

/** What needs the page's code: buttons, choices outside of native forms, and links that open something in the page. */
const controls = 'button:not(dialog *), [data-opens], [type=radio], [type=checkbox]';

/**
 * Holds presses until the page is awake, and shows that on the control and the page, and the frame of what the control
 * opens (`OpeningDialogs`); notes changed fields.
 */
export function holdInput(): void {
  const { changed, pressed } = earlyInput();
  takePresses(controls, (control) => {
    pressed.add(control);
    control.ariaBusy = 'true';
    document.documentElement.dataset.asleep = 'waking';
    fetchAnswer(control);
    const frame = openingFrame(control.dataset.opens);
    if (!frame) return;
    frame.showModal();
    // A guest who closes it no longer waits for the control.
    frame.onclose = () => {
      pressed.delete(control);
      control.ariaBusy = null;
    };
  });
  listen('input', ({ target }) => isField(target) && changed.add(target));
}
