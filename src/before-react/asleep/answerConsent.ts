import { askedPurposes, decide } from '@/telemetry/consent';

/** Says something to screen readers, outside of what React renders. */
function say(text: string): void {
  const region = document.createElement('div');
  region.role = 'status';
  region.style.cssText = 'position: absolute; clip-path: inset(50%)';
  document.body.append(region);
  // A live region announces what changes in it, not what it comes with.
  requestAnimationFrame(() => (region.textContent = text));
}

/** Keeps the answer about cookies without the page's code. `onAllowed` is called when the guest allows a service. */
export function answerConsent(button: HTMLElement, onAllowed: () => void): void {
  const isAll = button.dataset.answer === 'all';
  decide(isAll ? askedPurposes : []);
  document.documentElement.removeAttribute('data-asks-consent');
  say(button.closest<HTMLElement>('[data-saved]')?.dataset.saved ?? '');
  if (isAll) onAllowed();
}
