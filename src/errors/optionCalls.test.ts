import { failureCatalogue } from '@/domain/failure';
import { callWords, ownOptionWords } from '@/domain/reservation/optionWords';
import { languages } from '@/i18n/locales';
import { loadAllMessages } from '@/i18n/testMessages';

const allWords = [...failureCatalogue.option, ...ownOptionWords];
const callUs = { en: /\bcall us\b/i, fi: /\bsoita meille\b/i, sv: /\bring oss\b/i };

describe.each(languages)('the words of closed options (%s)', (language) => {
  const texts: Readonly<Record<string, string>> = loadAllMessages(language).optionIssues;

  it('name customer service exactly where its number stands beside them', () => {
    expect(allWords.filter((words) => callUs[language].test(texts[words] ?? ''))).toEqual(
      allWords.filter((words) => callWords.includes(words)),
    );
  });

  it('exist, and none besides', () => {
    expect(Object.keys(texts).sort()).toEqual([...allWords].sort());
  });

  it('claim no hours of reception, which hotels differ in', () => {
    const all = JSON.stringify({ texts, errors: loadAllMessages(language).errors });
    expect(all).not.toMatch(/around the clock|24 hours|ympäri vuorokauden|dygnet runt/i);
  });
});
