import type { RouteId } from '../../src/routes/routes';
import type { Guest } from './guest';

/** A state of a screen: how to get to it, and what shows that it is reached. */
export interface ScreenState {
  readonly name: string;
  readonly route: RouteId | 'notFound';
  /** Scenarios of the harness, on from the start. */
  readonly scenario?: string;
  readonly open: (guest: Guest, play: (scenario: string) => Promise<void>) => Promise<void>;
}
