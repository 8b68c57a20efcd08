import type { LocalDate } from '@/domain/localDate';
import type { Season } from './model';

/** Days from the first to the last; null is open. */
export interface Period {
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
}

/** The season that runs on a day, or else the next one: the chain's offers come again every year. */
export const periodOf = (season: Season | null, today: LocalDate): Period => {
  if (!season) return { from: null, to: null };
  const year = Number(today.slice(0, 4));
  const spansNewYear = season.to < season.from;
  const [running] = [year - 1, year, year + 1]
    .map((first) => ({ from: `${first}-${season.from}`, to: `${spansNewYear ? first + 1 : first}-${season.to}` }))
    .filter(({ to }) => to >= today);
  return running ?? { from: null, to: null };
};
