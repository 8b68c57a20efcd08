import { framed } from '../audit/report/frame';
import { html, list, table } from '../audit/report/markup';
import type { Html } from '../audit/report/markup';
import { plotOfSizes, plottedIn } from './plotOfSizes';
import { fellShort } from './rows';
import type { Row } from './rows';

const heads = ['Figure', 'Page', 'Slowdown', 'Measured', 'Limit', 'Standing'];

const orDash = (value: number | string | null): string => (value === null ? '–' : String(value));

const cells = ({ what, page, factor, measured, limit, unit, ok, note }: Row) => [
  what,
  orDash(page),
  factor === null ? '–' : `x${factor}`,
  measured === null ? (note ?? '–') : `${measured} ${unit}`,
  orDash(limit),
  limit === null && ok ? 'no limit' : ok ? 'within the limit' : 'fell short',
];

function partOf(part: string, rows: readonly Row[]): Html {
  return html`<section>
    <h2 id="${part}">${part}</h2>
    ${plottedIn(rows).map(
      (plotted) =>
        html`<figure>
          <figcaption>${plotted.what}; the broken line is what it would be if it grew with the hotels alone</figcaption>
          ${plotOfSizes(plotted)}
        </figure>`,
    )}
    ${table(
      `Figures of ${part}`,
      heads,
      rows.map((each) => cells(each)),
    )}
  </section>`;
}

/** The whole report, as one file that needs nothing else. */
export function reportPage(rows: readonly Row[], machine: string): string {
  const parts = [...new Set(rows.map(({ part }) => part))];
  const short = fellShort(rows);
  return framed(
    'How fast the site is',
    parts.map((part) => [`#${part}`, part] as const),
    html`<p>${machine}</p>
      <h2>What fell short</h2>
      ${list(short.map((line) => html`${line}`))}
      ${parts.map((part) =>
        partOf(
          part,
          rows.filter((each) => each.part === part),
        ),
      )}`,
  );
}
