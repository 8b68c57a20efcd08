import { earlyInput, isField } from '@/browser/awake';
import { listen, takePresses } from './listen';
import { fetchAnswer } from './loadScripts';

/** What needs the page's code: buttons, choices outside of native forms, and links that open something in the page. */
const controls = 'button, [data-opens], [type=radio], [type=checkbox]';

/** Holds presses until the page is awake, and shows that on the control and the page; notes changed fields. */
export function holdInput(): void {
  const { changed, pressed } = earlyInput();
  takePresses(controls, (control) => {
    pressed.add(control);
    control.ariaBusy = 'true';
    document.documentElement.dataset.asleep = 'waking';
    fetchAnswer(control);
  });
  listen('input', ({ target }) => isField(target) && changed.add(target));
}
