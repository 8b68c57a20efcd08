import { html, Html } from '../audit/report/markup';
import { percentile } from '../bench/median';
import type { Group, Metric } from './groups';

const BARS = 12;
const [WIDTH, HEIGHT, FOOT] = [264, 56, 16];
const BAR = WIDTH / (BARS + 1);

export const written = (value: number, { unit }: Pick<Metric, 'unit'>): string =>
  unit === '' ? String(Number(value.toFixed(4))) : `${Math.round(value)} ${unit}`;

/** The end of the scale, one for all groups of a metric so that they can be compared: a round figure. */
export function scaleEnd(groups: readonly Group[]): number {
  const highest = Math.max(...groups.flatMap(({ values, limit }) => [percentile(values, 0.95), limit ?? 0]));
  const power = 10 ** Math.floor(Math.log10(highest || 1));
  return [1, 2, 5, 10].map((step) => step * power).find((end) => end >= highest) ?? highest;
}

/** How many values lie in each of the bars, and beyond the last. */
export function counts(values: readonly number[], end: number): readonly number[] {
  const bars = Array.from({ length: BARS + 1 }, () => 0);
  for (const value of values) {
    const bar = Math.min(BARS, Math.floor((value / end) * BARS));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return bars;
}

const line = (x: number, extra: Html): Html =>
  html`<line x1="${x}" x2="${x}" y1="0" y2="${HEIGHT}" stroke="currentColor" stroke-width="2" ${extra} />`;

/** The distribution of a group, with its percentile as a line and the limit of the lab as a broken one. */
export function plot({ values, p75, limit }: Group, end: number, metric: Metric): Html {
  const bars = counts(values, end);
  const highest = Math.max(...bars);
  const at = (value: number) => Number(Math.min((value / end) * BARS * BAR, WIDTH).toFixed(1));
  const told = bars.flatMap((count, place) => {
    if (count === 0) return [];
    const upTo = written((end * (place + 1)) / BARS, metric);
    return [place < BARS ? `${count} below ${upTo}` : `${count} from ${written(end, metric)}`];
  });
  return html`<svg
    role="img"
    aria-label="${`Distribution: ${told.join(', ')}`}"
    width="${WIDTH}"
    height="${HEIGHT + FOOT}"
    viewBox="0 0 ${WIDTH} ${HEIGHT + FOOT}"
  >
    ${bars.map((count, place) => {
      const height = Math.round((count / highest) * HEIGHT);
      return html`<rect
        x="${(place * BAR + 1).toFixed(1)}"
        y="${HEIGHT - height}"
        width="${(BAR - 2).toFixed(1)}"
        height="${height}"
        fill="var(--line)"
      />`;
    })}
    ${line(at(p75), new Html(''))} ${limit === null ? '' : line(at(limit), new Html('stroke-dasharray="4 3"'))}
    <text x="0" y="${HEIGHT + FOOT - 3}" font-size="12" fill="currentColor">0</text>
    <text x="${WIDTH - BAR}" y="${HEIGHT + FOOT - 3}" font-size="12" text-anchor="end" fill="currentColor">
      ${written(end, metric)}
    </text>
  </svg>`;
}
