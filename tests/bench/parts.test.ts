import { needsExport, partsNamed } from './parts';

it('runs every part without words, and those that are named otherwise', () => {
  expect(partsNamed([])).toEqual(expect.arrayContaining(['scripts', 'pages', 'interactions', 'waking', 'export']));
  expect(partsNamed(['pages', 'scripts'])).toEqual(['scripts', 'pages']);
});

it('compares builds without a way only when asked to', () => {
  expect(partsNamed([])).not.toContain('switches');
  expect(partsNamed(['switches'])).toEqual(['switches']);
});

it('names the parts there are for a word that is none', () => {
  expect(() => partsNamed(['page'])).toThrow(/No part is called page\. There are: scripts, pages/);
});

it('measures the harness only when asked to, and without an export of the site', () => {
  expect(partsNamed([])).not.toContain('harness');
  expect(needsExport(partsNamed(['harness']))).toBe(false);
  expect(needsExport(partsNamed(['harness', 'pages']))).toBe(true);
  expect(needsExport(partsNamed([]))).toBe(true);
});
