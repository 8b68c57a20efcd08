import fc from 'fast-check';
import { checkFreeText, tidyFreeText } from './freeText';

describe('free text', () => {
  it.each([
    'Saavumme myöhään, noin klo 23:30. Voiko huone olla hiljaisempi?',
    'Åsa Öhman & Søren Ærø (2) "hej" + 100 % 5 €; ja - näin!',
    'Поздний заезд, спасибо! Ёлка',
    "It's\nfine\r\n",
    '',
  ])('takes %j', (text) => {
    expect(checkFreeText(text)).toMatchObject({ offending: [], isTooLong: false });
  });

  it('names each character it does not take, once', () => {
    expect(checkFreeText('<b>hi</b> @ #1 * 😀 😀').offending).toEqual(['<', '>', '/', '@', '#', '*', '😀']);
    expect(checkFreeText('tab\there').offending).toEqual(['\t']);
    expect(checkFreeText('日本 αβ').offending).toEqual(['日', '本', 'α', 'β']);
    expect(checkFreeText('Ⅷ ª₂').offending).toEqual(['Ⅷ', '₂']);
  });

  it('takes a letter and its dots for one letter', () => {
    expect(checkFreeText('a\u0308')).toEqual({ offending: [], length: 1, isTooLong: false });
  });

  it('takes 2600 characters and no more', () => {
    expect(checkFreeText('a'.repeat(2600)).isTooLong).toBe(false);
    expect(checkFreeText('a'.repeat(2601)).isTooLong).toBe(true);
    expect(checkFreeText('aaa', 2).isTooLong).toBe(true);
  });

  it('names only characters of the text, and none once they are removed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { offending } = checkFreeText(text);
        const rest = offending.reduce((left, character) => left.replaceAll(character, ''), text.normalize('NFC'));
        for (const character of offending) expect(text.normalize('NFC')).toContain(character);
        // Taking a character out can bring two others together; then the rest is looked at again.
        if (rest.normalize('NFC') === rest) expect(checkFreeText(rest).offending).toEqual([]);
      }),
    );
  });
});

describe('tidyFreeText', () => {
  it.each(['\u200e', '\u200f', '\u202a', '\u00ad', '\u200d', '\ufe0f', '\ufeff', '\u2060', '\u{e0100}'])(
    'leaves out what cannot be seen: %j',
    (unseen) => {
      expect(tidyFreeText(`An${unseen}na${unseen}`)).toBe('Anna');
    },
  );

  it('replaces characters that keyboards insert by themselves', () => {
    expect(tidyFreeText('It’s “late” – 10\u00a0pm…')).toBe('It\'s "late" - 10 pm...');
    expect(checkFreeText(tidyFreeText('„Hei“ — `moi´\tja »niin»\u200b')).offending).toEqual([]);
  });
});
