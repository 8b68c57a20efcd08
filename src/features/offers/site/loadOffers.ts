import { graphql } from 'react-relay/hooks';
import type { AskContent } from '@/api/content';
import { readSome } from '@/api/readEach';
import { readCursor } from '@/api/site/readCursor';
import { LIST_PAGE_SIZE } from '@/config/limits';
import type { SpecialOfferTeaser } from '@/domain/content/specialOffer';
import type { ListPart } from '@/domain/content/writtenPage';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { loadOffersQuery } from './__generated__/loadOffersQuery.graphql';
import { readOfferTeaser } from './readOfferTeaser';

const query = graphql`
  query loadOffersQuery($locale: Locale!, $first: Int!, $after: String) {
    offers(locale: $locale, first: $first, after: $after, sort: PUBLISHED_AT_DESC) {
      edges {
        node {
          ...readOfferTeaser_offer @relay(mask: false)
        }
      }
      pageInfo {
        ...readCursor_info @relay(mask: false)
      }
    }
  }
`;

/** Special offers, newest first: those after a cursor, or the first page. */
export async function loadOffers(
  ask: AskContent,
  locale: Locale,
  { first = LIST_PAGE_SIZE, after = null }: { readonly first?: number; readonly after?: string | null } = {},
): Promise<ListPart<SpecialOfferTeaser>> {
  const { offers } = await ask<loadOffersQuery>(query, { locale: localeCode(locale), first, after });
  return {
    items: readSome(offers.edges, ({ node }) => readOfferTeaser(node)),
    next: readCursor(offers.pageInfo, after),
  };
}
