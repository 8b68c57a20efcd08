import type { InlineNode, InlineText, RichText, RichTextPart } from '@/domain/content/richText';

/** The public address of what a text links to: the links of the API are paths of the site, or whole addresses. */
export type AddressOf = (href: string) => string;

/** Unbreakable blanks become plain ones: nothing here is laid out, and such texts are searched. */
const marked = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|~]/g, '\\$&');

/** A text as Markdown that shows it as it is. */
export const escaped = (text: string): string =>
  marked(text)
    // At the beginning of a line these would make a heading or an item.
    .replace(/^([#+-]|\d+(?=[.)]))/, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`));

/** A link; its address is kept whole where it has brackets or blanks. */
export const link = (text: string, address: string): string =>
  `[${escaped(text)}](<${address.replace(/[<>\s]/g, encodeURIComponent)}>)`;

/** A heading of a level. */
export const heading = (level: number, text: string): string => `${'#'.repeat(level)} ${escaped(text)}`;

/** A list; items are Markdown already. */
export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** Parts of a page, one under the other; empty ones are left out. */
export const parts = (...all: readonly string[]): string => all.filter((part) => part !== '').join('\n\n');

function inlineNode(node: InlineNode, addressOf: AddressOf): string {
  if (typeof node === 'string') return marked(node);
  if (node.kind === 'break') return '  \n';
  const children = node.children.map((child) => inlineNode(child, addressOf)).join('');
  switch (node.kind) {
    case 'strong':
      return `**${children}**`;
    case 'em':
      return `*${children}*`;
    case 'link':
      return `[${children}](<${addressOf(node.href)}>)`;
  }
}

/** A written line in Markdown. */
export const inline = (text: InlineText, addressOf: AddressOf): string =>
  text.map((node) => inlineNode(node, addressOf)).join('');

function richPart(part: RichTextPart, addressOf: AddressOf): string {
  switch (part.kind) {
    case 'heading':
      // Below the heading of the page.
      return heading(part.level, part.text);
    case 'paragraph':
      return inline(part.text, addressOf);
    case 'list':
      return part.items
        .map((item, index) => `${part.isOrdered ? `${index + 1}.` : '-'} ${inline(item, addressOf)}`)
        .join('\n');
    case 'quote':
      return `> ${inline(part.text, addressOf)}${part.source === null ? '' : ` (${escaped(part.source)})`}`;
    case 'picture':
      return part.caption === null ? '' : escaped(part.caption);
    case 'video':
      return link(part.title, part.page);
    case 'button':
      return link(part.text, addressOf(part.href));
  }
}

/** A written text in Markdown. Pictures are left out but for their captions. */
export const richText = (text: RichText, addressOf: AddressOf): string =>
  parts(...text.map((part) => richPart(part, addressOf)));
