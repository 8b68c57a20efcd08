import fc from 'fast-check';
import { contentsOf, headingIds } from './richText';
import type { RichText } from './richText';

describe('the ids of headings', () => {
  it('are their words, each once', () => {
    expect(headingIds(['Kuka tietoja näkee', 'Hinta', 'HINTA!', 'Õigused – ja žürii', '日本', '?'])).toEqual([
      's-kuka-tietoja-nakee',
      's-hinta',
      's-hinta--2',
      's-oigused-ja-zurii',
      's-',
      's---2',
    ]);
  });

  it('are unique', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('a', 'A', 'a 2', 'a--2', 'a 1'))), (headings) => {
        expect(new Set(headingIds(headings)).size).toBe(headings.length);
      }),
    );
  });
});

describe('the table of contents', () => {
  const chapters = (...levels: readonly (2 | 3)[]): RichText => [
    { kind: 'paragraph', text: ['x'] },
    ...levels.map((level, index) => ({ kind: 'heading', level, id: `s-${index}`, text: `Luku ${index}` }) as const),
  ];

  it('lists the chapters when there are four headings or more', () => {
    expect(contentsOf(chapters(2, 3, 2, 2))).toEqual([
      { id: 's-0', text: 'Luku 0' },
      { id: 's-2', text: 'Luku 2' },
      { id: 's-3', text: 'Luku 3' },
    ]);
  });

  it('is left out of short texts', () => {
    expect(contentsOf(chapters(2, 2, 2))).toEqual([]);
  });
});
