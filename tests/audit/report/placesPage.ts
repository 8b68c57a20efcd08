import { coloursInWords } from './contrastWords';
import { filters, framed } from './frame';
import type { Group, Occurrence } from './groups';
import { html } from './markup';
import type { Html } from './markup';
import { pageIdOf } from './pages';
import { byPage } from './places';

/** The page of all places of a finding, from the folder of the report. */
export const placesFile = ({ id }: Pick<Group, 'id'>): string => `places/${id}.html`;

/** The rows of a page, which differ in their themes: what their ids begin with is written once. */
const rowLinks = (places: readonly Occurrence[]): Html => {
  const [first] = places;
  return html`${first ? pageIdOf(first.row) : ''}${places.map(({ row }) => html`<a href="../rows.html#${row.id}">.${row.theme}</a>`)}`;
};

const snippetOf = ({ row, finding }: Occurrence): Html =>
  html`<code lang="${row.locale}">${finding.snippet.slice(0, 600) || 'The document as a whole'}</code>`;

/** What differs from place to place: the engine’s words, where they are not those of the finding, and the colours. */
function remarks({ message }: Group, places: readonly Occurrence[]): Html {
  const words = places.map(
    ({ finding }) => coloursInWords(finding) ?? (finding.message === message ? '' : finding.message),
  );
  return html`${[...new Set(words)].filter(Boolean).map((each) => html`<span class="each">${each}</span>`)}`;
}

/** Every place of a finding: its rows, its selector, what stands there. */
export function placesPage(group: Group): string {
  const { id, engine, rule, message, occurrences } = group;
  const heads = ['Element', 'In the page', 'State', 'Rows', 'Remarks'];
  const places = byPage(occurrences);
  return framed(
    `Places: ${message}`,
    [
      [`../index.html#${id}`, 'The finding'],
      ['../index.html', 'Report'],
      ['../rows.html', 'All rows'],
    ],
    html`
      <p>
        ${occurrences.length} places of the rule ${rule} of ${engine}; ${places.length} without repetition in themes.
        Each row has its steps, picture and accessibility tree behind its link, and is replayed by
        <code>npm run audit -- --only ID</code>.
      </p>
      ${filters([])}
      <table>
        <caption>
          Places of this finding
        </caption>
        <thead>
          <tr>
            ${heads.map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${places.map((each) => {
            const [first] = each as readonly [Occurrence];
            return html`<tr data-filter>
              <th scope="row"><code>${first.finding.target}</code></th>
              <td data-head="In the page">${snippetOf(first)}</td>
              <td data-head="State">${first.row.state}</td>
              <td data-head="Rows">${rowLinks(each)}</td>
              <td data-head="Remarks">${remarks(group, each)}</td>
            </tr>`;
          })}
        </tbody>
      </table>
    `,
  );
}
