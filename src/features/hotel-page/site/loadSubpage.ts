import { graphql } from 'relay-runtime';
import type { AskContent } from '@/api/content';
import { readPageMeta } from '@/api/site/readPageMeta';
import { readEach, readOptional } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import { readPicture } from '@/api/readPicture';
import { readAlternates } from '@/api/site/readAlternates';
import { readRichText } from '@/api/site/readRichText';
import { parseSubpageKind } from '@/domain/content/hotelPage';
import type { HotelSubpage } from '@/domain/content/hotelPage';
import { parseBrand } from '@/domain/content/hotel';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { readSubpageLink } from './readSubpageLink';
import type { loadSubpageQuery } from './__generated__/loadSubpageQuery.graphql';

const query = graphql`
  query loadSubpageQuery($locale: Locale!, $urlPath: String!, $slug: String!) {
    hotelSubpage(locale: $locale, urlPath: $urlPath, slug: $slug) {
      id
      locale
      slug
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
      alternates {
        ...readAlternates_page @relay(mask: false)
      }
      hotel {
        id
        locale
        name
        urlPath
        brand
        city
        subpages {
          ...readSubpageLink_page @relay(mask: false)
        }
      }
    }
  }
`;

/** A page of the hotel at `{city}/{hotelName}`, by its slug in the language; null when there is none. */
export async function loadSubpage(
  ask: AskContent,
  locale: Locale,
  urlPath: string,
  slug: string,
): Promise<HotelSubpage | null> {
  const variables = { locale: localeCode(locale), urlPath, slug };
  const { hotelSubpage: page } = await ask<loadSubpageQuery>(query, variables);
  if (!page) return null;
  const { hotel } = page;
  return {
    slug: readText(page.slug),
    kind: parseSubpageKind(page.kind),
    title: readText(page.title),
    lead: readOptional(page.lead, readText),
    picture: readPicture(page.image),
    body: readRichText(page.body),
    meta: readPageMeta(page.meta),
    alternates: readAlternates(page.alternates),
    hotel: {
      id: readText(hotel.id),
      name: readText(hotel.name),
      urlPath: readText(hotel.urlPath),
      brand: parseBrand(hotel.brand),
      city: readText(hotel.city),
      // Includes the page itself; the view leaves it out.
      subpages: readEach(hotel.subpages, readSubpageLink),
    },
  };
}
