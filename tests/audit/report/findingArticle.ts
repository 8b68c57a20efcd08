import { clausesOf, criterionOf } from '../criteria';
import { pageOfRule, wayToMend } from '../mend/wayToMend';
import type { Finding } from '../model';
import { coloursInWords, reasonsTable } from './contrastWords';
import type { Group, Occurrence } from './groups';
import { markedPicture } from './marked';
import { html } from './markup';
import type { Html } from './markup';
import { withoutRepetition } from './places';
import { placesFile } from './placesPage';

/** As many places of a finding are drawn in full; all of them are on a page of their own, and in `findings.csv`. */
const DRAWN = 5;

const nameOf = (num: string): string => {
  const criterion = criterionOf(num);
  return criterion ? `${num} ${criterion.name} (${criterion.level}; EN 301 549 ${clausesOf(criterion)})` : num;
};

const colours = (finding: Finding): Html => {
  const words = coloursInWords(finding);
  return words === null
    ? html``
    : html`<dt>Colours</dt>
        <dd>${words}</dd>`;
};

/** How to mend it in words of this project, and where the engine explains its rule. */
function mendOf({ engine, rule, criteria, occurrences }: Group): Html {
  const version = occurrences[0]?.row.opinions.find((each) => each.engine === engine)?.version ?? '';
  const page = pageOfRule(engine, rule, version);
  const words = wayToMend(engine, rule, criteria) ?? 'As the engine says at each place.';
  return html`${words} ${page === null ? '' : html`<a href="${page}">The rule ${rule}, as ${engine} explains it</a>`}`;
}

const place = ({ row, finding, alsoSeenBy }: Occurrence): Html => html`
  <details>
    <summary>${row.state} (${row.locale}, ${row.theme}): ${finding.target}</summary>
    <dl>
      <dt>Row</dt>
      <dd><a href="rows.html#${row.id}">${row.id}</a>, again by <code>npm run audit -- --only ${row.id}</code></dd>
      <dt>Address</dt>
      <dd>${row.address}</dd>
      <dt>Steps</dt>
      <dd>
        <ol>
          ${row.steps.map((step) => html`<li>${step}</li>`)}
        </ol>
      </dd>
      <dt>In the page</dt>
      <dd>
        <pre><code lang="${row.locale}">${finding.snippet.slice(0, 600) || 'The document as a whole'}</code></pre>
      </dd>
      ${colours(finding)}
      <dt>The engine says</dt>
      <dd class="mend">${finding.mend}</dd>
      <dt>Other engines</dt>
      <dd>
        ${alsoSeenBy.length > 0 ? `This row also fails the same criterion by ${alsoSeenBy.join(', ')}.` : 'None fails it.'}
      </dd>
      <dt>Picture</dt>
      <dd>${markedPicture({ row, finding, alsoSeenBy })}</dd>
    </dl>
  </details>
`;

/** A finding with all that one needs to check it. */
export function findingArticle(group: Group): Html {
  const { id, engine, rule, outcome, criteria, message, severity, effect, explanation, occurrences } = group;
  const places = withoutRepetition(occurrences);
  const rows = [...new Set(occurrences.map(({ row }) => row.id))];
  return html`
    <article id="${id}" data-filter data-severity="${severity}" data-engine="${engine}" aria-labelledby="${id}-name">
      <h3 id="${id}-name">${message}</h3>
      <dl>
        <dt>Criterion</dt>
        <dd>${criteria.length > 0 ? criteria.map(nameOf).join('; ') : 'None: a best practice'}</dd>
        <dt>Severity</dt>
        <dd>${severity}</dd>
        <dt>Effect on people</dt>
        <dd>${effect}</dd>
        <dt>Way to mend</dt>
        <dd>${mendOf(group)}</dd>
        <dt>Rule</dt>
        <dd>${rule} of ${engine}: ${outcome === 'failed' ? 'failed' : 'it cannot tell, a person has to'}</dd>
        ${
          explanation
            ? html`<dt>Why it is no fault</dt>
                <dd>${explanation.why}</dd>`
            : ''
        }
        <dt>Places</dt>
        <dd>
          ${occurrences.length} in ${rows.length} rows; ${places.length} without repetition in locales and themes.
          <a href="${placesFile(group)}">Every place of ${id}, with its row, selector and snippet</a>.
        </dd>
      </dl>
      ${reasonsTable(group)} ${places.slice(0, DRAWN).map(place)}
    </article>
  `;
}
