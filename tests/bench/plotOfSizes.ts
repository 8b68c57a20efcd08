import { html } from '../audit/report/markup';
import type { Html } from '../audit/report/markup';
import { MIDDLE } from './chainRows';
import type { Row } from './rows';

const [WIDTH, HEIGHT] = [460, 220];
/** Around the drawing, for its scales. */
const [START, TOP, END, FOOT] = [64, 16, 24, 40];

/** A figure at each size. */
export interface Plotted extends Pick<Row, 'unit' | 'what'> {
  readonly points: readonly { readonly size: number; readonly measured: number }[];
}

/** The figures that were measured at several sizes. */
export function plottedIn(rows: readonly Row[]): readonly Plotted[] {
  const figures = new Map<string, Plotted>();
  for (const { what, unit, size, measured } of rows) {
    if (size === undefined || measured === null) continue;
    const points = figures.get(what)?.points ?? [];
    figures.set(what, { what, unit, points: [...points, { size, measured }] });
  }
  return [...figures.values()].filter(({ points }) => points.length > 1);
}

/** Both scales begin at 0, so that a growth with the size is a straight line: a broken one goes through the middle. */
export function plotOfSizes({ what, unit, points }: Plotted): Html {
  const largest = Math.max(...points.map(({ size }) => size));
  const middle = points.find(({ size }) => size === MIDDLE);
  const linear = middle ? (middle.measured * largest) / middle.size : 0;
  const most = Math.max(linear, ...points.map(({ measured }) => measured), 1);
  const x = (size: number) => Number((START + (size / largest) * (WIDTH - START - END)).toFixed(1));
  const y = (measured: number) => Number((HEIGHT - FOOT - (measured / most) * (HEIGHT - TOP - FOOT)).toFixed(1));
  const figures = points.map(({ size, measured }) => `${measured} ${unit} for ${size}`).join(', ');
  const line = points.map(({ size, measured }) => `${x(size)},${y(measured)}`).join(' ');
  return html`<svg
    role="img"
    aria-label="${`${what}: ${figures}`}"
    width="${WIDTH}"
    height="${HEIGHT}"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    style="max-width: 100%; height: auto"
    font-size="12"
    fill="currentColor"
  >
    <g stroke="var(--line)">
      <line x1="${START}" x2="${START}" y1="${TOP}" y2="${y(0)}" />
      <line x1="${START}" x2="${WIDTH - END}" y1="${y(0)}" y2="${y(0)}" />
      <line x1="${START}" x2="${x(largest)}" y1="${y(0)}" y2="${y(linear)}" stroke-dasharray="4 3" />
    </g>
    <polyline points="${line}" fill="none" stroke="currentColor" stroke-width="2" />
    ${points.map(({ size, measured }) => html`<circle cx="${x(size)}" cy="${y(measured)}" r="3.5" />`)}
    ${points
      .filter(({ size }) => size > largest / 30)
      .map(({ size }) => html`<text x="${x(size)}" y="${HEIGHT - FOOT + 16}" text-anchor="middle">${size}</text>`)}
    <text x="${WIDTH - END}" y="${HEIGHT - 6}" text-anchor="end">hotels</text>
    <text x="${START - 6}" y="${TOP + 4}" text-anchor="end">${Math.round(most)}</text>
    <text x="${START - 6}" y="${y(0)}" text-anchor="end">0</text>
    <text x="${START + 6}" y="${TOP + 4}">${unit}</text>
  </svg>`;
}
