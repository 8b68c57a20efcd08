import type { LocalDate } from '@/domain/localDate';
import type { Season } from './model';

/** Days from the first to the last; null is open-ended. */
export interface Period {
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
}

/** The current season on a day, else the next one: offers recur every year. */
export const periodOf = (season: Season | null, today: LocalDate): Period => {
  if (!season) return { from: null, to: null };
  const year = Number(today.slice(0, 4));
  const spansNewYear = season.to < season.from;
  const [running] = [year - 1, year, year + 1]
    .map((first) => ({ from: `${first}-${season.from}`, to: `${spansNewYear ? first + 1 : first}-${season.to}` }))
    .filter(({ to }) => to >= today);
  return running ?? { from: null, to: null };
};
