import { pageLanguage } from './pageLanguage';

const nowhere = { document: null, body: null, browser: null };

describe('pageLanguage', () => {
  it('takes the language of the document, else of the body, else of the browser', () => {
    expect(pageLanguage({ document: 'sv', body: 'en', browser: 'fi' })).toBe('sv');
    expect(pageLanguage({ document: '', body: 'en', browser: 'sv' })).toBe('en');
    expect(pageLanguage({ document: '', body: '', browser: 'sv' })).toBe('sv');
  });

  it('keeps the part before the hyphen', () => {
    expect(pageLanguage({ ...nowhere, browser: 'en-GB' })).toBe('en');
    expect(pageLanguage({ ...nowhere, document: 'sv-FI' })).toBe('sv');
  });

  it.each(['et', 'ru', 'de-AT', 'finnish', ''])('is Finnish when the language is %j', (document) => {
    expect(pageLanguage({ ...nowhere, document })).toBe('fi');
  });
});
