import { graphql } from 'relay-runtime';
import type { AskContent } from '@/api/content';
import { readEach } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { contentPagePath } from '@/routes/entityPaths';
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

/** The canonical path of every page that editors wrote in a locale, including those of the table of routes. */
export async function listContentPages(ask: AskContent, locale: Locale): Promise<readonly string[]> {
  const { contentPages } = await ask<listContentPagesQuery>(query, { locale: localeCode(locale) });
  return readEach(contentPages, ({ slug }) => contentPagePath(readText(slug), locale));
}
