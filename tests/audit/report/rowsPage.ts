import type { AuditRow } from '../model';
import type { Evidence } from './evidence';
import { filters, framed } from './frame';
import { html } from './markup';

const figures = ({ opinions }: AuditRow): string =>
  opinions
    .map(({ engine, findings, passed }) => {
      const failed = findings.filter(({ outcome }) => outcome === 'failed').length;
      return `${engine}: ${failed} failed, ${findings.length - failed} open, ${passed.length} rules passed`;
    })
    .join('; ');

const values = (rows: readonly AuditRow[], read: (row: AuditRow) => string): readonly string[] => [
  ...new Set(rows.map(read)),
];

/** Every row, with how to get there and what was not tested. */
export const rowsPage = ({ rows }: Evidence): string =>
  framed(
    'Rows of the accessibility audit',
    [['index.html', 'Report']],
    html`
      ${filters([
        ['route', 'Route', values(rows, ({ route }) => route)],
        ['locale', 'Locale', values(rows, ({ locale }) => locale)],
        ['theme', 'Theme', values(rows, ({ theme }) => theme)],
      ])}
      ${rows.map(
        (row) => html`
          <section
            id="${row.id}"
            data-filter
            data-route="${row.route}"
            data-locale="${row.locale}"
            data-theme="${row.theme}"
            aria-labelledby="${row.id}-name"
          >
            <h2 id="${row.id}-name">${row.id}</h2>
            <dl>
              <dt>State</dt>
              <dd>${row.state} (route ${row.route}, ${row.locale}, ${row.theme})</dd>
              <dt>Address</dt>
              <dd>${row.address}</dd>
              <dt>Title</dt>
              <dd lang="${row.locale}">${row.title}</dd>
              <dt>Engines</dt>
              <dd>${figures(row)}. Why a failed one is no fault stands in the report.</dd>
              <dt>Replay</dt>
              <dd><code>npm run audit -- --only ${row.id}</code></dd>
              <dt>Files</dt>
              <dd>
                <a href="${row.picture}">Picture of ${row.id}</a>,
                <a href="${row.tree}">accessibility tree of ${row.id}</a>
              </dd>
            </dl>
            <details>
              <summary>Steps, and what was not tested, of ${row.id}</summary>
              <ol>
                ${row.steps.map((step) => html`<li>${step}</li>`)}
              </ol>
              <p>Not tested:</p>
              <ul>
                ${row.notTested.map((each) => html`<li>${each}</li>`)}
              </ul>
            </details>
          </section>
        `,
      )}
    `,
  );
