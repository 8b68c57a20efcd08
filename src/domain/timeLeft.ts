/** Time until something ends, in the largest unit that still means something. */
export interface TimeLeft {
  readonly unit: 'days' | 'hours' | 'minutes';
  readonly count: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Never "0 minutes" while it is not over: minutes are rounded up, larger units down. `ms` more than 0. */
export function timeLeft(ms: number): TimeLeft {
  if (ms >= DAY) return { unit: 'days', count: Math.floor(ms / DAY) };
  if (ms >= HOUR) return { unit: 'hours', count: Math.floor(ms / HOUR) };
  return { unit: 'minutes', count: Math.ceil(ms / MINUTE) };
}
