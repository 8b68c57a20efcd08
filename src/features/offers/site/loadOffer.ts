import { graphql } from 'react-relay/hooks';
import type { AskContent } from '@/api/content';
import { offeredHotels } from '@/api/offeredHotels';
import { readEach, readOptional } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import { readAlternates } from '@/api/site/readAlternates';
import { readHotelLink } from '@/api/site/readHotelLink';
import { readPageMeta } from '@/api/site/readPageMeta';
import { readRichText } from '@/api/site/readRichText';
import type { SpecialOffer } from '@/domain/content/specialOffer';
import { readInline } from '@/domain/content/readInline';
import type { WithAlternates } from '@/domain/content/writtenPage';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { idOfSlug } from '@/routes/entityPaths';
import type { loadOfferQuery } from './__generated__/loadOfferQuery.graphql';
import { readOfferTeaser } from './readOfferTeaser';

const query = graphql`
  query loadOfferQuery($locale: Locale!, $id: ID!) {
    offer(locale: $locale, id: $id) {
      ...readOfferTeaser_offer @relay(mask: false)
      promotionCode
      planCode
      body {
        ...readRichText_block @relay(mask: false)
      }
      terms
      hotels {
        ...readHotelLink_hotel @relay(mask: false)
      }
      meta {
        ...readPageMeta_meta @relay(mask: false)
      }
      alternates {
        ...readAlternates_page @relay(mask: false)
      }
    }
  }
`;

/** One special offer, by the number its slug begins with; null when there is none. */
export async function loadOffer(
  ask: AskContent,
  locale: Locale,
  slug: string,
): Promise<WithAlternates<SpecialOffer> | null> {
  const id = idOfSlug(slug);
  if (id === null) return null;
  const { offer } = await ask<loadOfferQuery>(query, { locale: localeCode(locale), id });
  if (!offer) return null;
  return {
    ...readOfferTeaser(offer),
    meta: readPageMeta(offer.meta),
    body: readRichText(offer.body),
    terms: readEach(offer.terms, (term) => readInline(readText(term))),
    hotels: readEach(offeredHotels(offer.hotels), readHotelLink),
    promotionCode: readOptional(offer.promotionCode, readText),
    planCode: readOptional(offer.planCode, readText),
    alternates: readAlternates(offer.alternates),
  };
}
