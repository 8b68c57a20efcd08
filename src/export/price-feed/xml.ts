import { escapeMarkup } from '../escapeMarkup';

/** An element whose text is escaped; made of elements, it has a line for each. */
export function element(
  name: string,
  content: string | readonly string[] = [],
  attributes: Readonly<Record<string, string>> = {},
): string {
  const open = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeMarkup(value)}"`)].join(' ');
  if (content.length === 0) return `<${open}/>`;
  const inner = typeof content === 'string' ? escapeMarkup(content) : `\n${content.join('\n')}\n`;
  return `<${open}>${inner}</${name}>`;
}

/** A document with its root. */
export const xml = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
