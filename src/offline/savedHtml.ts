const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/** No script runs in a saved page, so that none asks, and nothing shows what the page knew: but that for light and dark. */
const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<template data-scripts.*?<\/template>/gs, '')
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, (script) => (script.includes('/theme.js"') ? script : ''))
    .replaceAll(/<link\b[^>]*\brel="(preload|prefetch)"[^>]*>/g, (link) => (link.includes('as="font"') ? link : ''));

/** Takes out the elements that `mark` begins, with all that is in them. They hold elements of their own name at most. */
function without(html: string, name: string, mark: string): string {
  const [before = '', ...rest] = html.split(new RegExp(`<${name}\\b[^>]*\\b${mark}\\b[^>]*>`));
  const tag = new RegExp(`<(/?)${name}\\b[^>]*>`, 'g');
  const after = rest.map((text) => {
    let depth = 1;
    for (const { 0: found, 1: end, index } of text.matchAll(tag)) {
      depth += end ? -1 : 1;
      if (depth === 0) return text.slice(index + found.length);
    }
    return '';
  });
  return before + after.join('');
}

/** A picture that a press makes larger, as the picture alone: no button of a saved page does anything. */
const withoutEnlarging = (html: string): string =>
  html.replaceAll(
    /<button\b[^>]*?( class="[^"]*")?>(?:(?!<\/button>).)*?(<picture\b(?:(?!<\/button>).)*<\/picture>)(?:(?!<\/button>).)*<\/button>/gs,
    (_, name: string | undefined, picture: string) => `<span${name ?? ''}>${picture}</span>`,
  );

const blank = '(?:[ \\u00a0\\u202f]|&nbsp;)';
const figure = `\\d+(?:(?:${blank}|[.,])\\d+)*`;
/** One figure, or from one to another. */
const figures = `${figure}(?:${blank}?[-–]${blank}?${figure})?`;
/** The word has many endings; Europe and its contests are other words. */
const euro = '(?:€|EUR(?!\\p{L})|euro(?!o?p|vi)\\p{L}*)';

/** An amount in a text of the page, with its sign before or after: `120,50 €`, `EUR 25`, `25 euron`, `5 000 S-poäng`. */
const amounts = new RegExp(
  [
    `(?:€|\\bEUR)${blank}?${figures}`,
    `${figures}(?:${blank}|-)?${euro}`,
    `\\d+(?:(?:${blank}|[.,])?\\d{3})+${blank}S(?:-|${blank})(?:points?|pist|poäng|punkt)\\p{L}*`,
  ].join('|'),
  'giu',
);

/** Texts between tags, with a dash for each amount; attributes stay as they are. */
const withoutAmounts = (html: string): string => html.replaceAll(/>[^<]+</g, (text) => text.replaceAll(amounts, '–'));

interface Words {
  /** What the notice of a lost network, which stands hidden in every page, says before the page is saved, and after. */
  readonly notice: string;
  readonly saved: string;
}

/**
 * A page as it is saved: it says that it is a saved one and from when, has no prices, asks no questions, and its scripts
 * do not run.
 */
export function savedHtml(html: string, { notice, saved }: Words): string {
  const bare = withoutAmounts(withoutEnlarging(without(withoutScripts(html), 'span', 'data-price')))
    .replace(/<html\b/, '<html data-offline="saved"')
    // The question about cookies waits for an answer.
    .replaceAll(/ data-consent-[a-z]+="[^"]*"/g, '');
  const written = `>${escaped(notice)}<`;
  if (bare.includes(written)) return bare.replace(written, () => `>${escaped(saved)}<`);
  // A page of a release with other words.
  return bare.replace(/<main\b/, () => `<p role="status">${escaped(saved)}</p><main`);
}

/** The route that a page names in its data; null for what is no page of the site. */
export const routeIn = (html: string): string | null =>
  /<script id="__NEXT_DATA__".*?"route":"(\w+)"/s.exec(html)?.[1] ?? null;

/** The title of a page. */
export const titleIn = (html: string): string => /<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? '';

/** Every address in a page, as it is written there. */
export const addressesIn = (html: string): readonly string[] =>
  [...html.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

export interface SavedPage {
  readonly path: string;
  /** As it stands in HTML. */
  readonly title: string;
  readonly saved: string;
}

interface Said {
  readonly title: string;
  readonly lead: string;
  readonly retry: string;
  readonly pages: string;
}

/** The page for an address that is not saved, in the frame of a saved page: what there is instead. */
export function pageWithout(shell: string, words: Said, pages: readonly SavedPage[], script: string): string {
  const rows = pages.map(
    ({ path, title, saved }) => `<li><a href="${escaped(path)}">${title}</a><small>${escaped(saved)}</small></li>`,
  );
  const main = [
    `<div data-without-network><h1>${escaped(words.title)}</h1><p>${escaped(words.lead)}</p>`,
    `<p><a href="">${escaped(words.retry)}</a></p><section data-saved-bookings hidden></section>`,
    ...(rows.length > 0 ? [`<section><h2>${escaped(words.pages)}</h2><ul>${rows.join('')}</ul></section>`] : []),
    '</div>',
  ].join('');
  return (
    shell
      .replace(/<title[^>]*>.*?<\/title>/s, () => `<title>${escaped(words.title)}</title>`)
      // The frame keeps the space around its content.
      .replace(/(<main\b[^>]*>\s*<div\b[^>]*>).*<\/main>/s, (_, start: string) => `${start}${main}</div></main>`)
      .replace('</head>', () => `<script defer src="${escaped(script)}"></script></head>`)
      .replace('data-offline="saved"', 'data-offline="not-saved"')
  );
}
