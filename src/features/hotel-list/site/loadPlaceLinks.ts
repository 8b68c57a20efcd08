import { graphql } from 'relay-runtime';
import type { AskContent } from '@/api/content';
import { readEach } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import { parsePlacePageKind } from '@/domain/content/placePage';
import type { PlaceLink } from '@/domain/content/placePage';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { loadPlaceLinksQuery } from './__generated__/loadPlaceLinksQuery.graphql';

const query = graphql`
  query loadPlaceLinksQuery($locale: Locale!) {
    placePages(locale: $locale) {
      id
      locale
      kind
      slug
      title
    }
  }
`;

/** Every page of a town, an area or a collection, by name in the language. */
export async function loadPlaceLinks(ask: AskContent, locale: Locale): Promise<readonly PlaceLink[]> {
  const { placePages } = await ask<loadPlaceLinksQuery>(query, { locale: localeCode(locale) });
  return readEach(placePages, ({ kind, slug, title }) => ({
    kind: parsePlacePageKind(kind),
    slug: readText(slug),
    title: readText(title),
  }));
}
