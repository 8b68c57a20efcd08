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

/** A table whose first column names its rows. It can be scrolled by keys where the window is narrow. */
export const table = (caption: string, heads: readonly string[], rows: readonly (readonly Filled[])[]): Html => html`
  <div class="wide" tabindex="0" role="region" aria-label="${caption}">
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
              ${rest.map((each) => html`<td>${each}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>
`;
