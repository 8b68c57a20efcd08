import { graphql } from 'relay-runtime';
import type { AskContent } from '@/api/content';
import { offeredHotels } from '@/api/offeredHotels';
import { readEach } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { hotelPath, hotelSubpagePath } from '@/routes/entityPaths';
import type { listHotelPathsQuery } from './__generated__/listHotelPathsQuery.graphql';

const query = graphql`
  query listHotelPathsQuery($locale: Locale!) {
    hotelPages(locale: $locale) {
      id
      locale
      urlPath
      subpages {
        id
        locale
        slug
      }
    }
  }
`;

/** The canonical paths of every hotel's page and the pages below it, in one language. */
export async function listHotelPaths(ask: AskContent, locale: Locale): Promise<readonly string[]> {
  const { hotelPages } = await ask<listHotelPathsQuery>(query, { locale: localeCode(locale) });
  return readEach(offeredHotels(hotelPages), ({ urlPath, subpages }) => [
    hotelPath(readText(urlPath), locale),
    ...readEach(subpages, ({ slug }) => hotelSubpagePath(urlPath, readText(slug), locale)),
  ]).flat();
}
