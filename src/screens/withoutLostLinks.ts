interface LinkLike {
  readonly kind: 'button' | 'link';
  readonly href: string;
  readonly children?: readonly unknown[];
}

const isLink = (value: unknown): value is LinkLike =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'link' || value.kind === 'button') &&
  'href' in value &&
  typeof value.href === 'string';

/**
 * The written texts anywhere in a page's content without the links that lead nowhere: of a link in a sentence the words
 * stay, a button goes. Content is plain data, so it is walked whole.
 */
export function withoutLostLinks<Content>(content: Content, isLost: (href: string) => boolean): Content {
  const keep = (value: unknown): unknown[] => {
    if (!isLink(value) || !isLost(value.href)) return [walk(value)];
    return value.kind === 'link' ? (value.children ?? []).flatMap(keep) : [];
  };
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.flatMap(keep);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part)]));
  };
  // The walk keeps every shape: it takes items out of lists, and puts a link's words in its place among words.
  return walk(content) as Content;
}
