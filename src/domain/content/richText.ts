/** A piece of a line of text. Plain text is a string, to keep pages small: they hold every text twice. */
export type InlineNode =
  | string
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'em'; readonly children: InlineText }
  | { readonly kind: 'link'; readonly href: string; readonly children: InlineText };

/** A written line that is safe to show. */
export type InlineText = readonly InlineNode[];

/** One part of a written text that is safe to show. */
export type RichTextPart =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: InlineText }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly InlineText[] }
  | { readonly kind: 'quote'; readonly text: InlineText; readonly source: string | null }
  | { readonly kind: 'picture'; readonly src: string; readonly alt: string; readonly caption: string | null }
  | { readonly kind: 'video'; readonly player: string; readonly page: string; readonly title: string }
  | { readonly kind: 'button'; readonly href: string; readonly text: string };

export type RichText = readonly RichTextPart[];

export interface ContentsEntry {
  readonly id: string;
  readonly text: string;
}

/** A text with fewer headings needs no list of contents. */
const HEADINGS_WORTH_LISTING = 4;

/** The chapters of a long text, for a list of contents; none for a short one. */
export function contentsOf(body: RichText): readonly ContentsEntry[] {
  const headings = body.flatMap((part) => (part.kind === 'heading' ? [part] : []));
  if (headings.length < HEADINGS_WORTH_LISTING) return [];
  return headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, text }));
}

/** A text whose headings have ids of their own, also where parts of several texts were joined. */
export function withHeadingIds(body: RichText): RichText {
  const ids = headingIds(body.flatMap((part) => (part.kind === 'heading' ? [part.text] : []))).values();
  return body.map((part) => (part.kind === 'heading' ? { ...part, id: ids.next().value ?? part.id } : part));
}

/**
 * An id for each heading, from its words, so that links to it survive changes of the text around it. The dash keeps it
 * from being the name of a global variable.
 */
export function headingIds(headings: readonly string[]): readonly string[] {
  const taken = new Map<string, number>();
  return headings.map((heading) => {
    const words = heading.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const id = `s-${words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}`;
    const times = (taken.get(id) ?? 0) + 1;
    taken.set(id, times);
    return times === 1 ? id : `${id}--${times}`;
  });
}
