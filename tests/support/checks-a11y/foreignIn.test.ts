import { languages } from '../../../src/i18n/locales';
import { loadAllMessages } from '../../../src/i18n/testMessages';
import { foreignIn } from './foreignIn';

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn);

describe('a text in another language than its page', () => {
  it('is found where it is one sentence of three', () => {
    const finnish = 'Osoite on ehkä vanhentunut tai siinä on kirjoitusvirhe.';
    const english = 'The address may be old or mistyped.';
    const swedish = 'Adressen kan vara gammal eller felskriven.';
    expect(foreignIn(`${finnish} · ${english}`, 'fi')).toEqual({ language: 'en', part: english });
    expect(foreignIn(`${finnish} ${swedish}`, 'fi')).toEqual({ language: 'sv', part: swedish });
    expect(foreignIn(`${english} ${finnish}`, 'en')).toEqual({ language: 'fi', part: finnish });
    expect(foreignIn(finnish, 'fi')).toBeUndefined();
  });

  it.each(languages)('is not seen where all is in %s', (language) => {
    const wrong = textsIn(loadAllMessages(language)).filter((text) => foreignIn(text, language));
    expect(wrong).toEqual([]);
  });
});
