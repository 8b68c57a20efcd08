import { RETRY_INITIAL_DELAY_MS } from '@/config/limits';

/**
 * How long to wait before try number `attempt` (from 1), in milliseconds. Between half and the whole of the doubled
 * delay, so that many guests who lost one server do not all call it again at the same moment.
 * @param random a number from 0 up to 1
 */
export function retryDelay(attempt: number, random: number): number {
  const whole = RETRY_INITIAL_DELAY_MS * 2 ** (attempt - 1);
  return Math.round(whole / 2 + (whole / 2) * random);
}
