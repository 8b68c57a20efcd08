import type { Twist } from '../world/twist';

/** How an answer goes wrong on its way, whatever it says. */
export type Fault =
  | 'bad-gateway'
  | 'broken-json'
  | 'empty'
  | 'forbidden'
  | 'html'
  | 'lost-answer'
  | 'no-endpoint'
  | 'null-data'
  | 'reset'
  | 'server-error'
  | 'silence'
  | 'slow'
  | 'trickle'
  | 'unauthorized';

/** One way a call can go. */
export interface Scenario {
  readonly name: string;
  /** What the guest meets. */
  readonly description: string;
  readonly twist?: Twist;
  readonly fault?: Fault;
}

/** `NO_RESULT_FOR_PROMOCODE` as a scenario writes it. */
export const kebab = (code: string): string => code.toLowerCase().replaceAll('_', '-');
