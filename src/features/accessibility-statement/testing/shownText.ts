import type { InlineText, RichText } from '@/domain/content/richText';

const lineOf = (text: InlineText): string =>
  text.map((node) => (typeof node === 'string' ? node : node.kind === 'break' ? '\n' : lineOf(node.children))).join('');

/** A text as it is read, a line for each paragraph and item. */
export const shownText = (body: RichText): string =>
  body
    .flatMap((part) => {
      if (part.kind === 'heading') return [`# ${part.text}`];
      if (part.kind === 'paragraph') return [lineOf(part.text)];
      return part.kind === 'list' ? part.items.map(lineOf) : [];
    })
    .join('\n');
