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
 * A page's content whose written texts have no links to missing pages: of a link in a sentence the text stays, a button
 * is removed. Content is plain data, so all of it is walked.
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
  // The walk keeps every type: it only removes items of lists, and replaces a link by its text.
  return walk(content) as Content;
}
