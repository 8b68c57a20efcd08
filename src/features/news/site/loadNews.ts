import { graphql } from 'react-relay/hooks';
import type { AskContent } from '@/api/content';
import { readSome } from '@/api/readEach';
import { readCursor } from '@/api/site/readCursor';
import { LIST_PAGE_SIZE } from '@/config/limits';
import type { NewsKind, NewsTeaser } from '@/domain/content/newsArticle';
import type { ListPart } from '@/domain/content/writtenPage';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { loadNewsQuery } from './__generated__/loadNewsQuery.graphql';
import { readNewsTeaser } from './readNewsTeaser';

const query = graphql`
  query loadNewsQuery($locale: Locale!, $first: Int!, $after: String, $contentType: ContentType) {
    newsArticles(locale: $locale, first: $first, after: $after, sort: PUBLISHED_AT_DESC, contentType: $contentType) {
      edges {
        node {
          ...readNewsTeaser_article @relay(mask: false)
        }
      }
      pageInfo {
        ...readCursor_info @relay(mask: false)
      }
    }
  }
`;

interface Wanted {
  readonly first?: number;
  readonly after?: string | null;
  /** Only this kind; both when it is missing. */
  readonly kind?: NewsKind | null;
}

/** News, newest first: those after a cursor, or the first page. */
export async function loadNews(
  ask: AskContent,
  locale: Locale,
  { first = LIST_PAGE_SIZE, after = null, kind = null }: Wanted = {},
): Promise<ListPart<NewsTeaser>> {
  const variables = { locale: localeCode(locale), first, after, contentType: kind };
  const { newsArticles } = await ask<loadNewsQuery>(query, variables);
  return {
    items: readSome(newsArticles.edges, ({ node }) => readNewsTeaser(node)),
    next: readCursor(newsArticles.pageInfo, after),
  };
}
