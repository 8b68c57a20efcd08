import { linkAddress } from './linkAddress';

describe('a written link', () => {
  it.each([
    '/tietosuoja',
    '/en/offers/3008-for-work?from=page#terms',
    'https://www.saavutettavuusvaatimukset.fi/',
    'http://sarastus.example:8080/x?y=1',
    'https://sarastus.example',
    'mailto:palvelu@sarastus.example',
    'MAILTO:a@b.example?subject=Hei',
    'tel:+358185550130',
    ' /fi ',
  ])('may lead to %s', (address) => {
    expect(linkAddress(address)).toBe(address.trim());
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://sarastus.example/1',
    'file:///etc/passwd',
    'ftp://sarastus.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://us@evil.example/',
    'https://sarastus.example\\@evil.example',
    'https://evil.example/a b',
    'mailto:',
    'mailto:a@b.example"onclick=x',
    'tel:javascript',
    'evil.example',
    '#top',
    '?x',
    '',
  ])('never leads to %j', (address) => {
    expect(linkAddress(address)).toBeNull();
  });
});
