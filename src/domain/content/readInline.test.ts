import fc from 'fast-check';
import { linkAddress } from './linkAddress';
import { readInline } from './readInline';
import type { InlineNode, InlineText } from './richText';

const link = (href: string, ...children: InlineText) => ({ kind: 'link', href, children });

describe('a written line', () => {
  it('keeps links, stress and line breaks', () => {
    const html = 'Kysy <strong>heti</strong>, <em>ennen</em> klo&nbsp;18:<br><a href="/en/x">täältä &amp; nyt</a>.';
    expect(readInline(html)).toEqual([
      'Kysy ',
      { kind: 'strong', children: ['heti'] },
      ', ',
      { kind: 'em', children: ['ennen'] },
      ' klo\u00a018:',
      { kind: 'break' },
      link('/en/x', 'täältä & nyt'),
      '.',
    ]);
  });

  it('is one string when it is plain', () => {
    expect(readInline('Pelkkää tekstiä')).toEqual(['Pelkkää tekstiä']);
    expect(readInline('')).toEqual([]);
  });

  const table: readonly (readonly [what: string, html: string, shown: InlineText])[] = [
    ['a script is text', '<script>alert(1)</script>', ['<script>alert(1)</script>']],
    ['a picture is text', '<img src=x onerror=alert(1)>', ['<img src=x onerror=alert(1)>']],
    ['a comment is text', '<!-- <em>x</em> -->', ['<!-- ', { kind: 'em', children: ['x'] }, ' -->']],
    ['handlers and styles go', '<strong onclick="x()" style="a:b">x</strong>', [{ kind: 'strong', children: ['x'] }]],
    ['all but the address goes', `<a onclick='x>y' href=/x target=_blank>x</a>`, [link('/x', 'x') as InlineNode]],
    ['data is no address', '<a data-href="/y" xhref="/z">x</a>', ['x']],
    ['the first address counts', '<a href="/x" href="javascript:y">x</a>', [link('/x', 'x') as InlineNode]],
    ['a foreign scheme leaves the words', '<a href="javascript:alert(1)">x</a> y', ['x y']],
    ['also when written as entities', '<a href="&#106;avascript:alert(1)">x</a>', ['x']],
    ['also with a tab in it', '<a href="java&#9;script:alert(1)">x</a>', ['x']],
    ['entities are read once', '&amp;lt;em&amp;gt;', ['&lt;em&gt;']],
    ['entities make no tags', '&lt;em&gt;x', ['<em>x']],
    ['unknown ones stay', '&constructor; &foo;', ['&constructor; &foo;']],
    ['a number that is no character is replaced', '&#xD800;&#1114112;', ['\ufffd\ufffd']],
    ['invisible characters are removed', 'a\u0000&#0;&#8;b', ['ab']],
    [
      'what is open is closed',
      '<strong>a<em>b',
      [{ kind: 'strong', children: ['a', { kind: 'em', children: ['b'] }] }],
    ],
    [
      'what crosses is untangled',
      '<em>a<strong>b</em>c</strong>',
      [{ kind: 'em', children: ['a', { kind: 'strong', children: ['b'] }] }, 'c'],
    ],
    ['a stray end is nothing', '</em>a</a>', ['a']],
    ['an empty tag is nothing', '<em></em><a href="/x"></a>', []],
    ['an open quote is text', '<a href="/x>y', ['<a href="/x>y']],
    ['no link is in a link', '<a href="/x">a<a href="/y">b</a>c</a>d', [link('/x', 'abc') as InlineNode, 'd']],
    ['a link after a bad one is one', '<a href="x:y">a <a href="/y">b</a></a>', ['a ', link('/y', 'b') as InlineNode]],
    ['names end where they end', '<abbr>x</abbr><embed>', ['<abbr>x</abbr><embed>']],
    ['case does not count', '<EM>x</Em><BR/>', [{ kind: 'em', children: ['x'] }, { kind: 'break' }]],
  ];
  it.each(table)('%s', (_, html, shown) => {
    expect(readInline(html)).toEqual(shown);
  });

  const depth = (text: InlineText): number =>
    Math.max(0, ...text.map((node) => (typeof node === 'object' && 'children' in node ? 1 + depth(node.children) : 0)));

  it('is never so deep that it could not be drawn', () => {
    expect(depth(readInline('<em>'.repeat(20_000) + 'x'))).toBe(8);
  });

  it('is read in linear time', () => {
    // Each of these takes minutes where a search begins anew at every character.
    for (const piece of ['<a "', '<a x="', '<a x=', '<em \'"', '&', '<', '<br ']) {
      expect(readInline(piece.repeat(50_000)).length).toBeLessThan(3);
    }
  });

  it('holds nothing but what is allowed, whatever is written', () => {
    const piece = fc.constantFrom(
      ...[
        '<a href="',
        '<a href=',
        '">',
        "'>",
        '>',
        '</a>',
        '<strong',
        '</strong>',
        '<em onclick=',
        '</em>',
        '<br',
        '<',
        '/',
      ],
      ...[
        'javascript:',
        'java&#x9;script:',
        '&#106;',
        'https://',
        '//evil',
        '/x',
        '\\',
        '\u0000',
        ' ',
        'x',
        '&lt;',
        '<script>',
      ],
    );
    const check = (text: InlineText, isInLink: boolean): void => {
      for (const [index, node] of text.entries()) {
        if (typeof node === 'string') {
          expect(node).not.toBe('');
          expect(typeof text[index + 1]).not.toBe('string');
        } else if (node.kind === 'link') {
          expect(isInLink).toBe(false);
          expect(Object.keys(node).sort()).toEqual(['children', 'href', 'kind']);
          expect(linkAddress(node.href)).toBe(node.href);
          check(node.children, true);
        } else if (node.kind !== 'break') {
          expect(['strong', 'em']).toContain(node.kind);
          check(node.children, isInLink);
        }
      }
    };
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
        check(readInline(pieces.join('')), false);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps every word of a text without tags', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[^<&\p{Cc}]*$/u), (text) => {
        expect(readInline(text).join('')).toBe(text);
      }),
    );
  });
});
