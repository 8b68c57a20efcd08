import { askedPurposes, decide } from '@/telemetry/consent';
import { takePresses } from './listen';

/** Says something to screen readers, outside of what React renders. */
function say(text: string): void {
  const region = document.createElement('div');
  region.role = 'status';
  Object.assign(region.style, { position: 'absolute', clipPath: 'inset(50%)' });
  document.body.append(region);
  // A live region announces what changes in it, not what it comes with.
  requestAnimationFrame(() => (region.textContent = text));
}

/** Keeps the answer about cookies without the page's code. `onAllowed` is called when the guest allows a service. */
export function answerConsent(onAllowed: () => void): void {
  takePresses('[data-answer]', (button) => {
    const isAll = button.dataset.answer === 'all';
    decide(isAll ? askedPurposes : []);
    document.documentElement.removeAttribute('data-asks-consent');
    say(button.closest<HTMLElement>('[data-saved]')?.dataset.saved ?? '');
    if (isAll) onAllowed();
  });
}
