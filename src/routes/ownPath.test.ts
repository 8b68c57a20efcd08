import fc from 'fast-check';
import { ownPathOf } from './ownPath';
import { allPaths, hrefOf } from './routes';

const site = 'https://www.sarastus.example';
const isOfThisSite = (path: string) => new URL(path, site).origin === site;

const hostile = [
  // Empty, and not a path.
  ['nothing', ''],
  ['a blank', ' '],
  ['a word', 'evil'],
  ['a relative path', 'hotellit'],
  ['a relative path upwards', '../hotellit'],
  ['a query alone', '?next=/'],
  ['a fragment alone', '#next'],
  // Schemes.
  ['another site', 'https://evil.example'],
  ['another site in capitals', 'HTTPS://EVIL.EXAMPLE'],
  ['a scheme without slashes', 'https:evil.example'],
  ['a scheme with one slash', 'https:/evil.example'],
  ['a scheme with three slashes', 'https:///evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a script in mixed letters', 'jAvAsCrIpT:alert(1)'],
  ['a script behind a blank', ' javascript:alert(1)'],
  ['a script split by a tab', 'java\tscript:alert(1)'],
  ['a script that is a comment at first', 'javascript://%0aalert(1)'],
  ['a page of data', 'data:text/html,<script>alert(1)</script>'],
  ['a file', 'file:///etc/passwd'],
  ['an encoded scheme', 'https%3A%2F%2Fevil.example'],
  ['a scheme behind a slash', '/https:evil.example'],
  ['a script behind a slash', '/javascript:alert(1)'],
  // Two slashes.
  ['a host without a scheme', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['two slashes in the middle', '/hotellit//evil.example'],
  ['two slashes after a step up', '/..//evil.example'],
  ['two slashes after a dot', '/.//evil.example'],
  ['encoded slashes', '/%2F%2Fevil.example'],
  ['one encoded slash', '/%2fevil.example'],
  ['an encoded slash at the beginning', '%2Fhotellit'],
  ['an encoded slash between words', '/hotellit%2Fhelsinki'],
  ['encoded slashes alone', '%2F%2Fevil.example'],
  ['slashes encoded twice', '/%252F%252Fevil.example'],
  ['slashes encoded three times', '/%25252Fevil.example'],
  // Backslashes.
  ['a backslash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a backslash, then a slash', '\\/evil.example'],
  ['an encoded backslash', '/%5Cevil.example'],
  ['a backslash encoded twice', '/%255cevil.example'],
  ['a backslash later', '/hotellit\\..\\evil'],
  ['a backslash in the query', '/haku?place=\\evil'],
  // Control characters and blanks.
  ['a tab between slashes', '/\t/evil.example'],
  ['a newline between slashes', '/\n/evil.example'],
  ['a return between slashes', '/\r/evil.example'],
  ['a tab before', '\t//evil.example'],
  ['a newline before', '\n/hotellit'],
  ['a newline after', '/hotellit\n'],
  ['a null', '/\0/evil.example'],
  ['an encoded null', '/%00hotellit'],
  ['an encoded tab between slashes', '/%09/evil.example'],
  ['an encoded header', '/haku%0d%0aLocation:%20https://evil.example'],
  ['an encoded header in the query', '/haku?a=%0d%0aSet-Cookie:%20a=b'],
  ['an encoded header, twice, in the query', '/haku?a=%250d%250aSet-Cookie'],
  ['a delete', '/\u007F/evil.example'],
  ['a blank between slashes', '/ /evil.example'],
  ['an unbreakable space', '/\u00A0/evil.example'],
  ['a byte-order mark', '\uFEFF//evil.example'],
  ['an invisible letter', '/\u200B/evil.example'],
  ['writing turned round', '/\u202Eevil'],
  // Relative segments.
  ['a step up', '/../evil'],
  ['a step up in the middle', '/hotellit/../../evil'],
  ['an encoded step up', '/%2e%2e/evil'],
  ['a step up encoded twice', '/%252e%252e/evil'],
  ['a dot', '/./evil'],
  ['many dots', '/..../evil'],
  // User names, slashes of other scripts.
  ['a user', '/@evil.example'],
  ['a user at a host', '//user:word@evil.example'],
  ['a user in a path', '/user:word@evil.example'],
  ['an encoded user', '/%40evil.example'],
  ['a fraction slash', '/\u2044evil.example'],
  ['a division slash', '/\u2215evil.example'],
  ['a full-width slash', '/\uFF0Fevil.example'],
  ['a big slash', '/\u29F8evil.example'],
  ['a full-width backslash', '/\uFF3Cevil.example'],
  ['an encoded full-width slash', '/%EF%BC%8Fevil.example'],
  ['full-width slashes only', '\uFF0F\uFF0Fevil.example'],
  ['an ideographic full stop', '//evil\u3002example'],
  // Invalid encoding, and markup.
  ['a broken code', '/%'],
  ['a code of no letter', '/%zz'],
  ['half a letter', '/%C3'],
  ['an overlong slash', '/%C0%AFevil.example'],
  ['a broken code in the query', '/haku?a=%E0%A4'],
  ['markup', '/"><script>alert(1)</script>'],
  ['encoded markup', '/%3Cscript%3E'],
  ['half a character', '/\uD800'],
  ['more than an address holds', `/${'a'.repeat(2000)}`],
] as const;

describe('ownPathOf', () => {
  it.each(hostile)('refuses %s', (_what, value) => {
    expect(ownPathOf(value)).toBeNull();
  });

  it.each([
    '/',
    '/en',
    '/en/',
    '/sv/bokning/rum?room=0',
    '/en/search?place=Jyv%C3%A4skyl%C3%A4&from=2026-12-01&ages=5%2C1',
    '/hotellit/helsinki/sarastus-original-kamppi#rooms',
    '/hotellit/jyv%C3%A4skyl%C3%A4',
    "/en/search?promo=100%25&company=O'Hara",
    '/s-card?next=https://evil.example',
  ])('accepts %s unchanged', (path) => {
    expect(ownPathOf(path)).toBe(path);
  });

  it('accepts every path of the site, with a query too', () => {
    const paths = [...allPaths(), hrefOf('searchResults', 'sv', { place: 'Åbo & Nådendal', promo: '50 % / ”a”' })];
    expect(paths.filter((path) => ownPathOf(path) !== path)).toEqual([]);
  });

  it('never leads to another host, however often it is decoded', () => {
    const pieces = fc.constantFrom(
      ...['/', '\\', '.', '..', '%2f', '%5C', '%25', '2f', '5c', '%09', '\t', '\n', ' ', '@', ':', '?', '#', 'a', 'ä'],
      ...['evil.example', 'https', 'javascript', '%2e', '%40', '\uFF0F', '%EF%BC%8F'],
    );
    const values = fc.oneof(
      fc.array(pieces, { maxLength: 8 }).map((each) => each.join('')),
      fc.array(pieces, { maxLength: 8 }).map((each) => `/${each.join('')}`),
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(values, (value) => {
        let path = ownPathOf(value);
        if (path === null) return;
        expect(new URL(path, site).pathname).toBe(path.split(/[?#]/)[0]);
        for (let times = 0; times < 4; times += 1) {
          expect(isOfThisSite(path)).toBe(true);
          const [bare = ''] = path.split(/[?#]/);
          path = decodeURIComponent(bare);
        }
      }),
      { numRuns: 5000 },
    );
  });
});
