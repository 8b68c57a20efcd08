import { clausesOf, otherClauses } from '../criteria';
import { engineNames, outcomes, severities } from '../model';
import { controlsTable } from './controlsTable';
import type { Difference } from './difference';
import type { Evidence } from './evidence';
import { findingArticle } from './findingArticle';
import { filters, framed } from './frame';
import { sortGroups } from './groups';
import type { Group } from './groups';
import { judgementsOf } from './judgements';
import type { Judgement } from './judgements';
import { html, list, table } from './markup';
import type { Html } from './markup';
import { failuresOf, summaryOf } from './summary';
import type { Summary } from './summary';

const words = {
  failed: 'Failed',
  cantTell: 'A person is needed',
  passed: 'Passed by checks',
  inapplicable: 'Not applicable',
};

const ofRules = ({ places, rules }: { readonly places: number; readonly rules: number }): string =>
  `Places: ${places}; rules: ${rules}`;

const failedChecks = ({ checks }: Evidence) => checks.filter(({ outcome }) => outcome === 'failed');

/** The words of the report, for who has never seen one. */
const introduction = html`
  <p>
    Sarastus is the booking website of a hotel chain. A <em>state</em> is a page in one situation, such as a form with a
    mistake in it; a <em>row</em> is a state in one locale and one theme; a <em>place</em> is an element in a row at
    which a rule found something. The site runs against a harness that acts out its APIs, at an instant that is given.
    All engines look at each state in each locale, in the theme of its own brand; in the other themes axe measures
    contrast. The other checks use each state in the first of the locales. Where a row begins with a key that changes
    nothing, that wakes a page which sleeps until it is used. A row is replayed by
    <code>npm run audit -- --only ID</code> in a clone of the project, with the id of the row. It builds the site first
    where its sources have changed.
  </p>
  <p>
    Beside this page:
    ${['findings.csv', 'summary.json', 'earl.jsonld', 'act.jsonld', 'openacr.yaml'].map((file) => html`<a href="${file}">${file}</a> `)}
  </p>
`;

/** Checks that failed are faults as those of engines are, but of a whole state. */
const failedPart = (evidence: Evidence): Html =>
  failedChecks(evidence).length === 0
    ? html``
    : html`<h3>Checks that failed</h3>
        <ul>
          ${failedChecks(evidence).map(({ id, criteria, note }) => html`<li>${id} (${criteria.join(', ')}): ${note}</li>`)}
        </ul>`;

/** What walked, each that differs once. */
const machineLines = ({ machines }: Evidence): readonly (readonly [string, string])[] =>
  (
    [
      ['Browser', 'browser'],
      ['Operating system', 'system'],
      ['Node', 'node'],
      ['Playwright', 'playwright'],
      ['Window', 'window'],
    ] as const
  ).map(([name, key]) => [
    name,
    [...new Set(machines.map((each) => each[key]))].join('; ') || 'Not recorded in this run',
  ]);

/** How the run ended, and what nobody should take from that. */
const verdict = ({ criteria }: Summary, hasFailures: boolean): string => {
  if (hasFailures) return 'The audit fails:';
  const known = criteria.failed ?? [];
  const named = known.length > 0 ? ` Not met, as the accessibility statement says: ${known.join(', ')}.` : '';
  return `The audit holds: no fault that was not known, every row written, every planted fault seen.${named}`;
};

const figures = (evidence: Evidence): Html => {
  const summary = summaryOf(evidence);
  const { asked, written, findings, controls } = summary;
  const failures = failuresOf(summary);
  return html`
    <p>${verdict(summary, failures.length > 0)}</p>
    ${
      failures.length > 0
        ? html`<ul>
            ${failures.slice(0, 30).map((each) => html`<li>${each}</li>`)}
          </ul>`
        : ''
    }
    ${table(
      'Figures',
      ['What', 'In this run'],
      [
        ['Command', summary.command],
        ['Made', summary.date],
        ['Asked', `${asked.states} states x ${asked.locales} locales x ${asked.themes} themes: ${asked.rows} rows`],
        ['Rows written', written],
        [
          'Engines',
          Object.entries(summary.engines)
            .map(([name, version]) => `${name} ${version}`)
            .join(', '),
        ],
        ...machineLines(evidence),
        [
          'Criteria of WCAG 2.2',
          outcomes.map((outcome) => `${words[outcome]}: ${summary.criteria[outcome]?.length ?? 0}`).join('; '),
        ],
        ['Faults', ofRules(findings.faults)],
        ['Open questions', ofRules(findings.questions)],
        ['Explained', ofRules(findings.explained)],
        ['Results of other checks', `${summary.otherChecks}; failed: ${failedChecks(evidence).length}`],
        ['Planted faults', `${controls.planted}; unseen: ${controls.unseen.length}`],
      ],
    )}
  `;
};

const part = (id: string, name: string, groups: readonly Group[], about: string): Html => html`
  <section aria-labelledby="${id}">
    <h2 id="${id}">${name}</h2>
    <p>${about}</p>
    ${groups.length > 0 ? groups.map(findingArticle) : html`<p>None.</p>`}
  </section>
`;

const scripted = ({ checks, rules }: Judgement): string => {
  const own = rules.filter(({ engine }) => engine === 'own').flatMap((each) => each.rules);
  const kinds = [...new Set(checks.map(({ kind }) => kind))].map(
    (kind) => `${kind}: ${checks.filter((each) => each.kind === kind).length}`,
  );
  return [...own, ...kinds].join(', ') || '–';
};

const tools = ({ rules }: Judgement): string =>
  rules
    .filter(({ engine }) => engine !== 'own')
    .map((each) => `${each.engine}: ${each.rules.length}`)
    .join(', ') || '–';

const criteriaTables = (judgements: readonly Judgement[]): Html => html`
  ${table(
    'WCAG 2.2, levels A and AA, and clause 9 of EN 301 549 (V3.2.1 has WCAG 2.1, V4.1.1 has WCAG 2.2)',
    ['Criterion', 'EN 301 549', 'Rules of tools', 'Scripted checks', 'Outcome', 'Why, and what a person looks at'],
    judgements.map((each) => [
      `${each.criterion.num} ${each.criterion.name} (${each.criterion.level})`,
      clausesOf(each.criterion),
      tools(each),
      scripted(each),
      words[each.outcome],
      each.why,
    ]),
  )}
  <p>
    4.1.1 Parsing is in V3.2.1, which refers to WCAG 2.1; W3C’s errata of 2023 count it as met by every page, since
    browsers mend what it was about, and V4.1.1 does not have it.
  </p>
  ${table(
    'The other clauses of EN 301 549, as numbered in V3.2.1',
    ['Clause', 'Subject', 'How it is judged'],
    otherClauses.map(({ clause, subject, judged }) => [
      clause,
      subject,
      judged.by === 'nobody' ? `Not applicable: ${judged.why}` : `A person looks at ${judged.looksAt}.`,
    ]),
  )}
`;

const differencePart = (difference: Difference | null): Html =>
  difference
    ? html`
        <p>${difference.compared} rows are in both runs.</p>
        ${(['added', 'gone'] as const).map(
          (which) =>
            html`<h3>${which === 'added' ? 'New' : 'Gone'}: ${difference[which].length}</h3>
              ${list(difference[which].slice(0, 100).map((line) => html`${line}`))}`,
        )}
      `
    : html`<p>There was no earlier run.</p>`;

const notTested = ({ rows }: Evidence): Html =>
  html`<ul>
    ${[...new Set(rows.flatMap((row) => row.notTested))].map((each) => html`<li>${each}</li>`)}
  </ul>`;

/** The report. */
export function indexPage(evidence: Evidence, difference: Difference | null): string {
  const { faults, questions, explained } = sortGroups(evidence.groups);
  return framed(
    'Accessibility of Sarastus',
    [
      ['#figures', 'Figures'],
      ['#faults', 'Faults'],
      ['#questions', 'Open questions'],
      ['#explained', 'Explained'],
      ['#criteria', 'Criteria'],
      ['#controls', 'Planted faults'],
      ['#checks', 'Other checks'],
      ['#since', 'Since the last run'],
      ['#not-tested', 'Not tested'],
      ['rows.html', 'All rows'],
    ],
    html`
      ${introduction}
      <h2 id="figures">Figures</h2>
      ${figures(evidence)}
      ${filters([
        ['severity', 'Severity', severities],
        ['engine', 'Engine', engineNames],
      ])}
      ${part('faults', 'Faults', faults, 'What an engine or check is sure of, and nobody has explained.')}
      ${failedPart(evidence)}
      ${part('questions', 'Open questions', questions, 'What an engine cannot tell. A person has to answer; none of these is a pass.')}
      ${part('explained', 'Explained', explained, 'What engines call a fault or ask, and the makers of the site have looked at and call none. Each reason stands in tests/audit/explained.ts of the project; nobody else has reviewed them.')}
      <h2 id="criteria">Criteria</h2>
      ${criteriaTables(judgementsOf(evidence))}
      <h2 id="controls">Planted faults</h2>
      ${controlsTable(evidence.controls)}
      <h2 id="checks">Other checks</h2>
      ${table(
        'Results that other checks left',
        ['Check', 'Kind', 'Criteria', 'Where', 'Outcome', 'Note'],
        evidence.checks.map(({ id, kind, criteria, route, state, locale, theme, outcome, note }) => [
          id,
          kind,
          criteria.join(', '),
          [route, state, locale, theme].filter(Boolean).join(', '),
          outcome,
          note,
        ]),
      )}
      <h2 id="since">Since the last run</h2>
      ${differencePart(difference)}
      <h2 id="not-tested">Not tested</h2>
      ${notTested(evidence)}
    `,
  );
}
