/** Text as HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A template for HTML: what is filled in is text, unless it is HTML of another template. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Filled = string | number | Html | readonly Html[];

const sourceOf = (value: Filled): string => {
  if (value instanceof Html) return value.source;
  if (typeof value === 'object') return value.map(({ source }) => source).join('\n');
  return escaped(String(value));
};

export const html = (parts: TemplateStringsArray, ...values: readonly Filled[]): Html =>
  new Html(parts.map((part, place) => `${part}${place < values.length ? sourceOf(values[place] ?? '') : ''}`).join(''));

/** A table whose first column names its rows. In narrow windows each row is a block, with the heads before its cells. */
export const table = (caption: string, heads: readonly string[], rows: readonly (readonly Filled[])[]): Html => html`
  <table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([first = '', ...rest]) =>
          html`<tr>
            <th scope="row">${first}</th>
            ${rest.map((each, place) => html`<td data-head="${heads[place + 1] ?? ''}">${each}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>
`;

/** A list, or a word where there is nothing to list. */
export const list = (items: readonly Html[]): Html =>
  items.length > 0
    ? html`<ul>
        ${items.map((item) => html`<li>${item}</li>`)}
      </ul>`
    : html`<p>None.</p>`;
