import { graphql } from 'react-relay/hooks';
import type { AskContent } from '@/api/content';
import { readEach } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import { readCursor } from '@/api/site/readCursor';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { offerPath } from '@/routes/entityPaths';
import type { listOffersQuery } from './__generated__/listOffersQuery.graphql';

const query = graphql`
  query listOffersQuery($locale: Locale!, $after: String) {
    offers(locale: $locale, first: 100, after: $after, sort: ID_ASC) {
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

/** The canonical path of every special offer's page in a locale, for the export. */
export async function listOffers(ask: AskContent, locale: Locale, after?: string): Promise<readonly string[]> {
  const { offers } = await ask<listOffersQuery>(query, { locale: localeCode(locale), after });
  const paths = readEach(offers.edges, ({ node }) => offerPath(readText(node.slug), locale));
  const next = readCursor(offers.pageInfo, after);
  return next ? [...paths, ...(await listOffers(ask, locale, next))] : paths;
}
