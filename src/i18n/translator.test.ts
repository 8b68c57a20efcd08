import { loadMessages } from './loadMessages';
import type { locales } from './locales';
import { languageOf } from './locales';
import { createTranslator } from './translator';

const translatorFor = (locale: (typeof locales)[number]) =>
  createTranslator(locale, loadMessages(languageOf(locale), ['stay', 'errors']));

describe('the translator', () => {
  it('fills the places of a text', () => {
    expect(translatorFor('fi').t('stay.roomNumber', { number: 2 })).toBe('Huone 2');
  });

  it.each([
    ['fi', '1 yö', '2 yötä', '0 yötä'],
    ['en', '1 night', '2 nights', '0 nights'],
    ['sv', '1 natt', '2 nätter', '0 nätter'],
    ['et', '1 night', '2 nights', '0 nights'],
  ] as const)('counts nights in %s', (locale, one, two, none) => {
    const { plural } = translatorFor(locale);
    expect([1, 2, 0].map((count) => plural('stay.nights', count))).toEqual([one, two, none]);
  });

  it('uses English texts on Estonian pages and keeps their locale', () => {
    expect(translatorFor('et')).toMatchObject({ locale: 'et', language: 'en' });
    expect(translatorFor('et').t('stay.cheapest')).toBe('Lowest price');
  });

  it('stops development at a text whose namespace the page did not name', () => {
    const translator = createTranslator('fi', loadMessages('fi', ['stay']));
    expect(() => translator.t('roomFeatures.SAUNA')).toThrow('roomFeatures.SAUNA');
    expect(() => translator.plural('stay.nights', 1)).not.toThrow();
  });
});
