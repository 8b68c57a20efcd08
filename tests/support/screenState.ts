import type { RouteId } from '../../src/routes/routes';
import type { Guest } from './guest';

/** The end of the title of a test that only the site of the older API can run. */
export const OLDER = '(older API)';

/** The end of the title of a test that finds the same code whichever API the site books by; a whole run has both. */
export const SHARED = '(shared)';

/** A state of a screen: how to get to it, and what shows that it is reached. */
export interface ScreenState {
  readonly name: string;
  /** True when only the site of the older API has it. */
  readonly isOlderOnly?: boolean;
  readonly route: RouteId | 'notFound';
  /** Scenarios of the harness, on from the start. */
  readonly scenario?: string;
  readonly open: (guest: Guest, play: (scenario: string) => Promise<void>) => Promise<void>;
}
