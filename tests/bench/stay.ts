import { addDays } from '../../src/domain/localDate';

const WEEKS_AHEAD = 4;
const TUESDAY = 2;

/** A Tuesday in four weeks and the night after it: the days of the week have prices of their own. */
export function stayFrom(today: string): { readonly from: string; readonly to: string } {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const from = addDays(today, 7 * WEEKS_AHEAD + ((TUESDAY - weekday + 7) % 7));
  return { from, to: addDays(from, 2) };
}

/** The same for the day of the measurement. */
export const stayAhead = () => stayFrom(new Date().toISOString().slice(0, 10));
