import { languages } from './locales';
import { loadMessages } from './loadMessages';
import { loadAllMessages } from './testMessages';

type Tree = { readonly [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

const placesOf = (text: string): readonly string[] => (text.match(/\{\{.*?\}\}/g) ?? []).sort();

const english = flatten(loadAllMessages('en'));

describe.each(languages)('the texts in %s', (language) => {
  const texts = flatten(loadAllMessages(language));

  it('are the same in number and name as in English', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('are never empty, and never begin or end with a blank', () => {
    expect([...texts].filter(([, text]) => text.trim() === '' || text.trim() !== text)).toEqual([]);
  });

  it('have the same places for values', () => {
    for (const [key, text] of texts) {
      expect({ key, places: placesOf(text) }).toEqual({ key, places: placesOf(english.get(key) ?? '') });
    }
  });

  it('have both plural forms, each with the count', () => {
    const plurals = [...texts.keys()].filter((key) => /\.(one|other)$/.test(key));
    expect(plurals.length).toBeGreaterThan(20);
    for (const key of plurals) {
      const stem = key.replace(/\.\w+$/, '');
      expect(texts.get(`${stem}.one`)).toContain('{{count}}');
      expect(texts.get(`${stem}.other`)).toContain('{{count}}');
    }
    expect(new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories)).toEqual(
      new Set(['one', 'other']),
    );
  });
});

describe('loadMessages', () => {
  it('gives a page the namespaces it names, and no other', () => {
    expect(Object.keys(loadMessages('sv', ['stay', 'bedTypes'])).sort()).toEqual(['bedTypes', 'stay']);
  });
});
