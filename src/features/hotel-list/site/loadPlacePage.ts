import { graphql } from 'relay-runtime';
import type { AskContent } from '@/api/content';
import { offeredHotels } from '@/api/offeredHotels';
import { readSome, readTextOr } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import { readPicture } from '@/api/readPicture';
import { readAlternates } from '@/api/site/readAlternates';
import { readHotelListing } from '@/api/site/readHotelListing';
import { readPageMeta } from '@/api/site/readPageMeta';
import { readRichText } from '@/api/site/readRichText';
import { parsePlacePageKind } from '@/domain/content/placePage';
import type { PlacePage } from '@/domain/content/placePage';
import type { WithAlternates } from '@/domain/content/writtenPage';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { loadPlacePageQuery } from './__generated__/loadPlacePageQuery.graphql';

const query = graphql`
  query loadPlacePageQuery($locale: Locale!, $slug: String!) {
    placePage(locale: $locale, slug: $slug) {
      id
      locale
      kind
      title
      lead
      image {
        url
        alt
      }
      body {
        ...readRichText_block @relay(mask: false)
      }
      meta {
        ...readPageMeta_meta @relay(mask: false)
      }
      hotels {
        ...readHotelListing_hotel @relay(mask: false)
      }
      alternates {
        ...readAlternates_page @relay(mask: false)
      }
    }
  }
`;

/** The page of a town, an area or a collection, by its slug in the language; null when there is none. */
export async function loadPlacePage(
  ask: AskContent,
  locale: Locale,
  slug: string,
): Promise<WithAlternates<PlacePage> | null> {
  const { placePage } = await ask<loadPlacePageQuery>(query, { locale: localeCode(locale), slug });
  if (!placePage) return null;
  return {
    id: readTextOr('', placePage.id),
    kind: parsePlacePageKind(placePage.kind),
    slug,
    title: readText(placePage.title),
    lead: readTextOr('', placePage.lead),
    picture: readPicture(placePage.image),
    body: readRichText(placePage.body),
    meta: readPageMeta(placePage.meta),
    hotels: readSome(offeredHotels(placePage.hotels), readHotelListing),
    alternates: readAlternates(placePage.alternates),
  };
}
