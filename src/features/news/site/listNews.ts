import { graphql } from 'react-relay/hooks';
import type { AskContent } from '@/api/content';
import { readEach } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import { readCursor } from '@/api/site/readCursor';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { newsArticlePath } from '@/routes/entityPaths';
import type { listNewsQuery } from './__generated__/listNewsQuery.graphql';

const query = graphql`
  query listNewsQuery($locale: Locale!, $after: String) {
    newsArticles(locale: $locale, first: 100, after: $after, sort: ID_ASC) {
      edges {
        node {
          id
          locale
          slug
        }
      }
      pageInfo {
        ...readCursor_info @relay(mask: false)
      }
    }
  }
`;

/** The canonical path of every news article in a locale, for the export. */
export async function listNews(ask: AskContent, locale: Locale, after?: string): Promise<readonly string[]> {
  const { newsArticles } = await ask<listNewsQuery>(query, { locale: localeCode(locale), after });
  const paths = readEach(newsArticles.edges, ({ node }) => newsArticlePath(readText(node.slug), locale));
  const next = readCursor(newsArticles.pageInfo, after);
  return next ? [...paths, ...(await listNews(ask, locale, next))] : paths;
}
