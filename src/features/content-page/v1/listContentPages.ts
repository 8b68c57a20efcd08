import { graphql } from 'relay-runtime';
import type { AskContent } from '@/api/content';
import { readEach } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import { apiLocaleV1 } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { contentPagePath } from '@/routes/entityPaths';
import { matchPath } from '@/routes/routes';
import type { listContentPagesQuery } from './__generated__/listContentPagesQuery.graphql';

const query = graphql`
  query listContentPagesQuery($locale: Locale!) {
    contentPages(locale: $locale) {
      id
      locale
      slug
    }
  }
`;

/** The canonical path of every page in a locale that has no words in the table of routes, for the export. */
export async function listContentPages(ask: AskContent, locale: Locale): Promise<readonly string[]> {
  const { contentPages } = await ask<listContentPagesQuery>(query, { locale: apiLocaleV1(locale) });
  // Those of the table have a route of their own, and one with more parts than one has no address here.
  return readEach(contentPages, ({ slug }) => contentPagePath(readText(slug), locale)).filter(
    (path) => matchPath(path)?.route === 'contentPage',
  );
}
