import { linkAddress } from './linkAddress';
import type { InlineNode, InlineText } from './richText';

type Tag = 'a' | 'strong' | 'em';

interface Open {
  readonly tag: Tag;
  readonly children: InlineNode[];
  /** Null for a tag that is dropped while its text stays: a link without an allowed address, or one inside another. */
  readonly wrap: ((children: InlineText) => InlineNode) | null;
}

/** An allowed tag. Quoted attributes may hold `>`; any `<` ends the match, so that long texts are read in linear time. */
const tags = /<(\/?)(a|strong|em|br)(?=[\s/>])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/gi;
const attributes = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
/** Deeper nesting than editors use; much deeper markup is beyond browsers too. */
const DEEPEST = 8;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const control = /(?![\n\t])\p{Cc}/gu;

function characterOf(code: number): string {
  const isCharacter = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}

/** Text with its entities written out, once, and without invisible control characters. */
function plain(html: string): string {
  return html
    .replace(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,
      (whole, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return Object.hasOwn(entities, name) ? (entities[name] ?? whole) : whole;
        return characterOf(hex === undefined ? Number(decimal) : parseInt(hex, 16));
      },
    )
    .replace(control, '');
}

function hrefIn(written: string): string | null {
  for (const [, name = '', inDouble, inSingle, bare] of written.matchAll(attributes)) {
    if (name.toLowerCase() === 'href') return linkAddress(plain(inDouble ?? inSingle ?? bare ?? ''));
  }
  return null;
}

function wrapperOf(tag: Tag, written: string, open: readonly Open[]): Open['wrap'] {
  if (open.length >= DEEPEST) return null;
  if (tag !== 'a') return (children) => ({ kind: tag, children });
  const href = hrefIn(written);
  const isInLink = open.some((outer) => outer.tag === 'a' && outer.wrap !== null);
  return href === null || isInLink ? null : (children) => ({ kind: 'link', href, children });
}

/** Adds nodes, joining text beside text. */
function add(children: InlineNode[], ...nodes: InlineText): void {
  for (const node of nodes) {
    const last = children.at(-1);
    if (typeof node === 'string' && typeof last === 'string') children[children.length - 1] = last + node;
    else if (node !== '') children.push(node);
  }
}

/**
 * Html of the API as a small tree: links, stress and line breaks. Of a link only its address is kept, and only where
 * `linkAddress` allows it; other tags are shown as text. Tags left open are closed.
 */
export function readInline(html: string): InlineText {
  const root: InlineNode[] = [];
  const open: Open[] = [];
  const children = () => open.at(-1)?.children ?? root;
  const closeLast = () => {
    const closed = open.pop();
    if (!closed || closed.children.length === 0) return;
    add(children(), ...(closed.wrap ? [closed.wrap(closed.children)] : closed.children));
  };
  let at = 0;
  for (const match of html.matchAll(tags)) {
    const [whole, slash = '', name = '', written = ''] = match;
    const tag = name.toLowerCase() as Tag | 'br';
    add(children(), plain(html.slice(at, match.index)));
    at = match.index + whole.length;
    if (tag === 'br') add(children(), { kind: 'break' });
    else if (slash === '') open.push({ tag, children: [], wrap: wrapperOf(tag, written, open) });
    else if (open.some((each) => each.tag === tag)) {
      while (open.at(-1)?.tag !== tag) closeLast();
      closeLast();
    }
  }
  add(children(), plain(html.slice(at)));
  while (open.length > 0) closeLast();
  return root;
}
