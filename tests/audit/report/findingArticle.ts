import { clausesOf, criterionOf } from '../criteria';
import type { Group, Occurrence } from './groups';
import { html } from './markup';
import type { Html } from './markup';

/** As many places of a finding are drawn in full; the rest are named, and are in `findings.csv`. */
const DRAWN = 5;

const nameOf = (num: string): string => {
  const criterion = criterionOf(num);
  return criterion ? `${num} ${criterion.name} (${criterion.level}; EN 301 549 ${clausesOf(criterion)})` : num;
};

/** The first occurrence of each state and place, since locales and themes repeat them. */
function distinct(occurrences: readonly Occurrence[]): readonly Occurrence[] {
  const seen = new Set<string>();
  return occurrences.filter(({ row, finding }) => {
    const key = `${row.state} ${finding.target}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
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
      <dt>Way to mend</dt>
      <dd class="mend">${finding.mend}</dd>
      <dt>Other engines</dt>
      <dd>
        ${alsoSeenBy.length > 0 ? `This row also fails the same criterion by ${alsoSeenBy.join(', ')}.` : 'None fails it.'}
      </dd>
      <dt>Picture</dt>
      <dd>
        <a href="${row.picture}"
          ><img
            loading="lazy"
            src="${row.picture}"
            alt="The page in the state ${row.state}, ${row.locale}, theme ${row.theme}"
        /></a>
      </dd>
    </dl>
  </details>
`;

/** A finding with all that one needs to check it. */
export function findingArticle(group: Group): Html {
  const { id, engine, rule, outcome, criteria, message, severity, effect, explanation, occurrences } = group;
  const places = distinct(occurrences);
  const rows = [...new Set(occurrences.map(({ row }) => row.id))];
  const left = places.slice(DRAWN);
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
        <dt>Rule</dt>
        <dd>${rule} of ${engine}: ${outcome === 'failed' ? 'failed' : 'it cannot tell, a person has to'}</dd>
        ${
          explanation
            ? html`<dt>Why it is no fault</dt>
                <dd>${explanation.why}</dd>`
            : ''
        }
        <dt>Places</dt>
        <dd>${occurrences.length} in ${rows.length} rows; ${places.length} without repetition in locales and themes</dd>
      </dl>
      ${places.slice(0, DRAWN).map(place)}
      ${
        left.length > 0
          ? html`<details>
              <summary>${left.length} more places</summary>
              <ul>
                ${left.map(({ row, finding }) => html`<li><a href="rows.html#${row.id}">${row.id}</a>: ${finding.target}</li>`)}
              </ul>
            </details>`
          : ''
      }
    </article>
  `;
}
