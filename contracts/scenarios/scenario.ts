import type { Twist } from '../world/twist';
import type { Asked } from './asked';

/** A fault of the response, independent of its content. */
export type Fault =
  | 'bad-gateway'
  | 'broken-json'
  | 'empty'
  | 'forbidden'
  | 'gateway-timeout'
  | 'html'
  | 'jitter'
  | 'latency'
  | 'lost-answer'
  | 'no-endpoint'
  | 'null-data'
  | 'reset'
  | 'server-error'
  | 'service-unavailable'
  | 'silence'
  | 'slow'
  | 'trickle'
  | 'truncated'
  | 'unauthorized';

/** One scenario. */
export interface Scenario {
  readonly name: string;
  /** What the guest sees. */
  readonly description: string;
  /** The state of the world, in a sentence. */
  readonly given: string;
  /** What is asked. */
  readonly when: string;
  /** What is answered. */
  readonly then: string;
  /** The root fields whose answers it changes. */
  readonly asks: Asked;
  readonly twist?: Twist;
  readonly fault?: Fault;
}

/** `NO_RESULT_FOR_PROMOCODE` as a scenario writes it. */
export const kebab = (code: string): string => code.toLowerCase().replaceAll('_', '-');
