import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { bookingApis } from '@/domain/bookingApi';
import type { NamedBooking } from '@/domain/reservation/bookingKey';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { flowKeyOf } from '@/state/keptFlow';
import { rememberOpenReservation } from '@/state/openReservationState';

export const messages = loadAllMessages('en');

/** What a press does outside of the page, in order. */
export const done: string[] = [];

/** Notes what a page asks of the browser, which jsdom lacks or must not do. */
export function watchBrowser(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  window.print = () => void done.push('print');
  URL.createObjectURL = () => {
    done.push('file');
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  Object.assign(navigator, { clipboard: { writeText: async () => void done.push('clipboard') } });
}

/** A page of the booking that a tab has open, once all its answers have come. */
export async function openPage(page: ReactNode, key: NamedBooking | null, hash = ''): Promise<HTMLElement> {
  cleanup();
  for (const api of bookingApis) localStorage.removeItem(flowKeyOf(api));
  sessionStorage.clear();
  if (key) rememberOpenReservation(key);
  history.replaceState(null, '', `/en/page${hash}`);
  const { container } = render(
    <TranslatorProvider locale="en" messages={messages}>
      {page}
    </TranslatorProvider>,
  );
  await settle(container);
  return container;
}

const BUSY = '[aria-busy="true"], [data-loading], [data-waiting]';
const LOOK_MS = 5;
const MOST_LOOKS = 1500;

const look = () => act(() => new Promise((resolve) => setTimeout(resolve, LOOK_MS)));

/** Looks at the page until it is so, for some seconds; resolves to whether it became so. */
async function becomes(isSo: () => boolean): Promise<boolean> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    if (isSo()) return true;
    await look();
  }
  return false;
}

/** Waits until nothing is loading, for two looks in a row, or the page was left after `from` things were done. */
async function settle(container: HTMLElement, from = done.length): Promise<void> {
  let calm = 0;
  const isCalm = () => {
    if (done.slice(from).some((each) => each.startsWith('go '))) return true;
    calm = container.textContent === '' || container.querySelector(BUSY) ? 0 : calm + 1;
    return calm > 1;
  };
  if (await becomes(isCalm)) return;
  throw new Error(`Still loading: ${container.querySelector(BUSY)?.outerHTML.slice(0, 300)}`);
}

const nameOf = (control: Element) => (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();

export interface Control {
  readonly name: string;
  /** Null for a button. */
  readonly href: string | null;
}

/** The controls that a page offers, in its order; those inside an open dialog alone while there is one. */
export function controlsOf(container: HTMLElement): readonly Control[] {
  const root = container.querySelector('dialog[open]') ?? container;
  return [...root.querySelectorAll('a[href], button:not(:disabled)')].map((each) => ({
    name: nameOf(each),
    href: each.getAttribute('href'),
  }));
}

/** The codes of the refusals that a page shows. */
export const refusalsOn = (container: HTMLElement): readonly string[] =>
  [...container.querySelectorAll('[data-failure]')].map((each) => each.getAttribute('data-failure') ?? '');

/** Presses a button by its name; resolves to why that was not what it says, or null. */
export async function press(container: HTMLElement, name: string): Promise<string | null> {
  const root = container.querySelector('dialog[open]') ?? container;
  const button = [...root.querySelectorAll('button')].find((each) => nameOf(each) === name);
  if (!button) return 'gone before it was pressed';
  const before = container.innerHTML;
  const count = done.length;
  fireEvent.click(button);
  const isChanged = () => container.innerHTML !== before || done.length > count;
  if (!(await becomes(isChanged))) return 'silence';
  await settle(container, count);
  const refusals = refusalsOn(container);
  return refusals.length > 0 ? `refused: ${refusals.join()}` : null;
}

export const textOf = (element: Element): string => element.textContent ?? '';
