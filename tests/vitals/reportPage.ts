import type { Vitals } from '../../src/domain/vitals';
import { framed } from '../audit/report/frame';
import { html, list, table } from '../audit/report/markup';
import type { Html } from '../audit/report/markup';
import { byPart, byRoute, LEAST_VIEWS, metrics, samplesOf } from './groups';
import type { Group, Metric } from './groups';
import { plot, scaleEnd, written } from './plot';
import type { Log } from './readLog';

const standings = {
  within: 'within the limit',
  over: 'over the limit',
  'too few': `too few: under ${LEAST_VIEWS} views`,
  'no limit': 'the lab has no limit',
} as const;

const heads = ['Views', '75th percentile', 'Limit of the lab', 'Standing', 'Distribution'];

function groupTable(caption: string, first: string, groups: readonly Group[], metric: Metric): Html {
  const end = scaleEnd(groups);
  return table(
    caption,
    [first, ...heads],
    groups.map((group) => {
      const { name, values, p75, limit, standing } = group;
      const allowed = limit === null ? '–' : written(limit, metric);
      return [name, values.length, written(p75, metric), allowed, standings[standing], plot(group, end, metric)];
    }),
  );
}

function metricPart(views: readonly Vitals[], metric: Metric): Html {
  const samples = samplesOf(views, metric);
  const parts = byPart(samples, metric);
  const { name, title } = metric;
  return html`<section>
    <h2 id="${name}">${title}</h2>
    ${
      samples.length === 0
        ? html`<p>No page view has this figure.</p>`
        : groupTable(`${title}, by route`, 'Route', byRoute(samples, metric), metric)
    }
    ${
      parts.length === 0
        ? ''
        : groupTable(
            `${title}, by ${name === 'inp' ? 'kind of input and part' : 'part'} of the page`,
            'Part',
            parts,
            metric,
          )
    }
  </section>`;
}

/** What the views were like, each kind with its number. */
const circumstances: readonly (readonly [string, (view: Vitals) => string])[] = [
  ['Route', ({ route }) => route],
  ['Window', ({ width }) => width],
  ['Line', ({ line }) => line ?? 'not told'],
  ['Arrival', ({ arrival }) => arrival],
  ['Language', ({ locale }) => locale],
  ['Theme', ({ brand, scheme }) => `${brand}, ${scheme}`],
  ['Release', ({ release }) => release ?? 'not told'],
];

function tally(views: readonly Vitals[], nameOf: (view: Vitals) => string): string {
  const numbers = new Map<string, number>();
  for (const view of views) numbers.set(nameOf(view), (numbers.get(nameOf(view)) ?? 0) + 1);
  return [...numbers]
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name} ${count}`)
    .join('; ');
}

/** The whole report, as one file that needs nothing else. */
export const reportPage = ({ views, bad }: Log, file: string): string =>
  framed(
    'The speed of pages to guests',
    metrics.map(({ name, title }) => [`#${name}`, title] as const),
    html`<h2>What was measured</h2>
      <p>
        ${views.length} page views of ${file}. A view is a document that the browser loaded; figures of presses and of
        what moved are told by the route that was shown then.
      </p>
      <p>
        In each distribution the line is the 75th percentile, and the broken line the limit of the lab: that of
        <code>npm run bench</code> on a phone of the middle class. The lab has one phone and one line, guests have many:
        over the limit is a reason to look, not a fault. Groups of fewer than ${LEAST_VIEWS} views are marked, and not
        judged.
      </p>
      ${table(
        'Page views, by kind',
        ['Kind', 'Views'],
        circumstances.map(([name, nameOf]) => [name, tally(views, nameOf) || '–']),
      )}
      ${metrics.map((metric) => metricPart(views, metric))}
      <h2 id="bad">Lines that are no page view</h2>
      <p>Left out: ${bad.length}</p>
      ${list(bad.slice(0, 50).map(({ line, why }) => html`Line ${line}: ${why}`))}`,
  );
