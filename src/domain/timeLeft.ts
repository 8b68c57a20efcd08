/** Time until something ends, in its largest unit. */
export interface TimeLeft {
  readonly unit: 'days' | 'hours' | 'minutes';
  readonly count: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Minutes are rounded up, so that it is never "0 minutes" before the end; larger units are rounded down. `ms` more than 0. */
export function timeLeft(ms: number): TimeLeft {
  if (ms >= DAY) return { unit: 'days', count: Math.floor(ms / DAY) };
  if (ms >= HOUR) return { unit: 'hours', count: Math.floor(ms / HOUR) };
  return { unit: 'minutes', count: Math.ceil(ms / MINUTE) };
}
