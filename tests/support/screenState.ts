import type { RouteId } from '../../src/routes/routes';
import type { Guest } from './guest';

/** A state a guest may see a screen in: how to get there, and what shows that one has arrived. */
export interface ScreenState {
  readonly name: string;
  readonly route: RouteId | 'notFound';
  /** Scenarios of the harness that are on from the start. */
  readonly scenario?: string;
  readonly open: (guest: Guest, play: (scenario: string) => Promise<void>) => Promise<void>;
}
