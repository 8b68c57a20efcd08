import { STATE_VERSION } from '@/config/limits';
import { visitStorage } from '../visitStorage';

/** Under this key a page that loads again for its new code keeps what the guest had done on it. */
export const TYPED_KEY = 'sarastus.typed';

/** Whether the page was loaded again for its new code, with something to restore. */
export const isLoadedAgain = (): boolean => Boolean(visitStorage.getItem(TYPED_KEY));

export interface KeptInput {
  /** The page that reads it is of a newer release than the one that wrote it. */
  readonly version: number;
  readonly path: string;
  /** Values by the ids of their fields. */
  readonly fields: readonly (readonly [string, string])[];
  /** The texts of the disclosures that were open, and of the controls that were pressed. */
  readonly opened: readonly string[];
  readonly pressed: readonly string[];
  readonly focused: string;
  readonly scroll: number;
}

/** Keeps what a guest typed and pressed, for the page that is loaded again; its scripts give it back. */
export function keepInput(fields: Iterable<{ id: string; value: string }>, pressed: Iterable<Element>): void {
  const kept: KeptInput = {
    version: STATE_VERSION,
    path: location.pathname,
    fields: [...fields].map(({ id, value }) => [id, value]),
    opened: [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent ?? ''),
    pressed: [...pressed].map(({ textContent }) => textContent ?? ''),
    focused: document.activeElement?.id ?? '',
    scroll: scrollY,
  };
  sessionStorage.setItem(TYPED_KEY, JSON.stringify(kept));
}
