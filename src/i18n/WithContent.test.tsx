import { render } from '@testing-library/react';
import { createFormatters } from './formatters';
import type { Locale } from './locales';
import { TranslatorProvider } from './TranslatorContext';
import { WithContent } from './WithContent';

const { list } = createFormatters('en');
const htmlIn = (locale: Locale) =>
  render(
    <TranslatorProvider locale={locale} messages={{}}>
      <WithContent texts={['Hommik', 'Saun', 'Parkla']} sentence={(names) => `Included: ${list(names)}.`} />
    </TranslatorProvider>,
  ).container.innerHTML;

it('a sentence says in which language each text of an API is, where that is not the one of the page', () => {
  const each = (text: string) => `<span lang="et">${text}</span>`;
  expect(htmlIn('et')).toBe(`Included: ${each('Hommik')}, ${each('Saun')} and ${each('Parkla')}.`);
});

it('a sentence in the language of the texts is one text', () => {
  expect(htmlIn('en')).toBe('Included: Hommik, Saun and Parkla.');
});
