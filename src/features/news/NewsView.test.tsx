import { render, screen } from '@testing-library/react';
import type { NewsArticle, NewsKind, NewsTeaser } from '@/domain/content/newsArticle';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { ArticleView } from './ArticleView';
import { NewsView } from './NewsView';
import { kindQuery, ofKind, readKind } from './newsKind';

const teaser = (id: string, kind: NewsKind = 'ARTICLE'): NewsTeaser => ({
  id,
  slug: `${id}-words`,
  kind,
  title: `Story ${id}`,
  lead: null,
  picture: null,
  publishedOn: '2026-10-12',
});
const article: NewsArticle = {
  ...teaser('4001', 'CAMPAIGN'),
  changedOn: null,
  meta: {
    title: 'Story',
    description: '',
    picture: null,
    publishedAt: '2026-10-12T09:00:00+03:00',
    modifiedAt: '2026-10-12T09:00:00+03:00',
  },
  body: [],
  hotels: [{ id: '1001', name: 'Sarastus Original Kamppi', city: 'Helsinki', urlPath: 'helsinki/kamppi' }],
};

jest.mock('next/router', () => ({ useRouter: () => ({ asPath: '/en/news' }) }));
const on = (children: JSX.Element) =>
  render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      {children}
    </TranslatorProvider>,
  );
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the list of news', () => {
  it('dates each article in words and as machine-readable date', () => {
    on(<NewsView news={[teaser('1')]} kind={null} phase="resting" onMore={null} />);
    const date = screen.getByText('Mon 12 Oct 2026');
    expect([date.tagName, date.getAttribute('datetime')]).toEqual(['TIME', '2026-10-12']);
    expect(href('Story 1')).toBe('/en/news/1-words');
  });

  it('can be filtered by links, with the current one marked', () => {
    on(<NewsView news={[teaser('1', 'CAMPAIGN')]} kind="CAMPAIGN" phase="resting" onMore={null} />);
    expect([href('All'), href('Stories'), href('Campaigns')]).toEqual([
      '/en/news',
      '/en/news?type=article',
      '/en/news?type=campaign',
    ]);
    const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'true');
    expect(current.map(({ textContent }) => textContent)).toEqual(['Campaigns']);
  });

  it('says that the first articles of a kind are loading, and when loading failed', () => {
    const { unmount } = on(<NewsView news={null} kind="ARTICLE" phase="asking" onMore={() => undefined} />);
    expect(screen.getByText('Getting older news')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    on(<NewsView news={null} kind="ARTICLE" phase="failed" onMore={() => undefined} />);
    expect(screen.getByRole('alert').textContent).toContain('Please try again');
    expect(screen.getByRole('button', { name: 'Show older news' })).toBeTruthy();
  });
});

describe('the kind of news in an address', () => {
  it.each([
    ['', null],
    ['type=campaign', 'CAMPAIGN'],
    ['utm=1&type=article', 'ARTICLE'],
    ['type=constructor', null],
  ])('is read from "%s"', (query, kind) => {
    expect(readKind(query)).toBe(kind);
  });

  it('is written back as it was read', () => {
    expect(readKind(`type=${kindQuery('CAMPAIGN').type ?? ''}`)).toBe('CAMPAIGN');
  });

  it('is filtered from the page’s own data when that is complete', () => {
    const items = [teaser('1'), teaser('2', 'CAMPAIGN')];
    expect(ofKind({ items, next: null }, 'CAMPAIGN')?.items.map(({ id }) => id)).toEqual(['2']);
    expect(ofKind({ items, next: 'more' }, 'CAMPAIGN')).toBeNull();
    expect(ofKind({ items, next: 'more' }, null)).toEqual({ items, next: 'more' });
  });
});

describe('a piece of news', () => {
  it('links to the hotels it is about', () => {
    on(<ArticleView article={article}>The story.</ArticleView>);
    expect(href('Sarastus Original Kamppi')).toBe('/en/hotels/helsinki/kamppi');
    expect(screen.getByText('Published Mon 12 Oct 2026').tagName).toBe('TIME');
    expect(screen.queryByText(/Updated/)).toBeNull();
  });

  it('shows its last change when that was on a later day', () => {
    on(<ArticleView article={{ ...article, changedOn: '2026-10-20', hotels: [] }}>The story.</ArticleView>);
    expect(screen.getByText('Updated Tue 20 Oct 2026').getAttribute('datetime')).toBe('2026-10-20');
    expect(screen.queryByText('Hotels in this story')).toBeNull();
  });
});
