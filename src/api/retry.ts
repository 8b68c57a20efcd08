/** Section 9 of the specification: at most three more tries, the first after 300 ms, doubled each time, jittered. */
export const maxRetries = 3;
export const firstDelayMs = 300;

/**
 * How long to wait before try number `attempt` (from 1), in milliseconds. Between half and the whole of the doubled
 * delay, so that many guests who lost one server do not come back at one moment.
 * @param random a number from 0 up to 1
 */
export function retryDelay(attempt: number, random: number): number {
  const whole = firstDelayMs * 2 ** (attempt - 1);
  return Math.round(whole / 2 + (whole / 2) * random);
}
