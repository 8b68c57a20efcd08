import type { FlowApiName } from './flowApi';
import type { Guest } from './guest';

/** What the screen of a code says; null where the outcome is another page. */
export interface CodeState {
  readonly code: string;
  /** The scenario of the harness that brings it about. */
  readonly scenario: string;
  /** Opens the screen up to the moment before the code can occur. */
  readonly open: (guest: Guest) => Promise<void>;
  /** Brings the code about, where opening does not. */
  readonly provoke?: (guest: Guest) => Promise<void>;
  /** A text that only this code shows. */
  readonly shown: (guest: Guest, api: FlowApiName) => string;
}
