import { dateInFigures, datePlaceholder } from './dateInFigures';
import { languageOf, locales } from './locales';
import { loadAllMessages } from './testMessages';
import { createTranslator } from './translator';

it('a day in figures has the order of the page’s language, and so has the empty field', () => {
  expect(locales.map((locale) => [locale, dateInFigures('2026-12-05', locale)])).toEqual([
    ['fi', '5.12.2026'],
    ['en', '5/12/2026'],
    ['sv', '2026-12-05'],
    ['et', '5.12.2026'],
  ]);
  expect(
    locales.map((locale) => datePlaceholder(createTranslator(locale, loadAllMessages(languageOf(locale))))),
  ).toEqual(['pp.kk.vvvv', 'dd/mm/yyyy', 'åååå-mm-dd', 'dd.mm.yyyy']);
});
