const characters: Readonly<Record<string, string>> = { copy: '©', amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|(\w+));/g, (entity, code: string | undefined, name: string) =>
    code ? String.fromCodePoint(Number(code)) : (characters[name] ?? entity),
  );

const partOf = /<a\b[^>]*?\bhref=["']?(https?:[^"'\s>]+)[^>]*>(.*?)<\/a>|<[^>]*>|[^<]+/gis;

/**
 * The credit that a map's host asks for: its words and links. A host writes it as HTML, which the library would have the
 * browser read as markup.
 */
export function creditOf(html: string): DocumentFragment {
  const credit = document.createDocumentFragment();
  for (const [part, href, words = ''] of html.matchAll(partOf)) {
    if (href) {
      const textContent = decoded(words.replaceAll(/<[^>]*>/g, ''));
      credit.append(Object.assign(document.createElement('a'), { href: decoded(href), textContent }));
    } else if (!part.startsWith('<')) credit.append(decoded(part));
  }
  return credit;
}
