import { render, screen, within } from '@testing-library/react';
import type { ContentPage } from '@/domain/content/contentPage';
import type { RichTextPart } from '@/domain/content/richText';
import { loadMessages } from '@/i18n/loadMessages';
import type { Locale } from '@/i18n/locales';
import { languageOf } from '@/i18n/locales';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { ContentPageView } from './ContentPageView';

const chapter = (number: number): RichTextPart => ({
  kind: 'heading',
  level: 2,
  id: `s-${number}`,
  text: `Chapter ${number}`,
});
const page = (...body: readonly RichTextPart[]): ContentPage => ({
  title: 'Booking terms',
  lead: 'What binds whom',
  picture: { src: '/images/hotels/1001-card-960.webp', alt: 'A harbour' },
  body,
  meta: {
    title: 'Booking terms',
    description: 'What binds whom',
    picture: null,
    publishedAt: '2026-01-12T09:00:00+02:00',
    modifiedAt: '2026-10-26T09:00:00+02:00',
  },
});

const show = (shown: ContentPage, kind: 'invitation' | 'rules' = 'rules', locale: Locale = 'en') =>
  render(
    <TranslatorProvider locale={locale} messages={loadMessages(languageOf(locale), ['contentPage', 'richText'])}>
      <ContentPageView page={shown} kind={kind} />
    </TranslatorProvider>,
  ).container;

describe('a page of the chain', () => {
  it('lists its chapters before a long text, each a link to the chapter', () => {
    show(page(...[1, 2, 3, 4].map(chapter)));
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const links = contents.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#s-1', '#s-2', '#s-3', '#s-4']);
    for (const href of links) expect(document.querySelector(href ?? '')?.tagName).toBe('H2');
  });

  it('has no list of chapters before a short text', () => {
    show(page(...[1, 2, 3].map(chapter)));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('says when rules last changed, and has no date on an invitation', () => {
    expect(show(page()).textContent).toContain('Updated Mon 26 Oct 2026');
    expect(show(page(), 'invitation').textContent).not.toContain('Updated');
  });

  it('dates a change late in the evening by the day that it is at the chain', () => {
    const rules = page();
    const shown = show({ ...rules, meta: { ...rules.meta, modifiedAt: '2026-10-26T22:30:00Z' } });
    expect(shown.textContent).toContain('Updated Tue 27 Oct 2026');
  });

  it('marks the language of each part where the interface has another', () => {
    const shown = show(page(...[1, 2, 3, 4].map(chapter)), 'rules', 'et');
    const langOf = (element: Element | null | undefined) => element?.closest('[lang]')?.getAttribute('lang');
    expect(langOf(screen.getByRole('heading', { level: 1 }))).toBe('et');
    expect(langOf(screen.getByText('On this page'))).toBe('en');
    expect(langOf(screen.getByText(/^Updated/))).toBe('en');
    expect(shown.querySelectorAll('article[lang="et"]').length).toBe(1);
  });
});
