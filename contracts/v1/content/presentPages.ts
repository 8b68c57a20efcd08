import { slugOf } from '../../world/content/addresses';
import type { ArticleRecord, ContentPageRecord, OfferRecord } from '../../world/content/model';
import { cheapestNightOf, hotelsOfOffer } from '../../world/content/priceFrom';
import { periodOf } from '../../world/content/seasons';
import type { LocalDate } from '@/domain/localDate';
import { findHotel } from '../../world/hotels/allHotels';
import { text, type Localized } from '../../world/localized';
import { presentHotel } from './presentHotel';
import { presentAlternates, presentMeta } from './presentWritten';
import { presentBlocks, presentPicture, toHtml, type ContentScope } from './richText';

const presentWritten = (
  page: ContentPageRecord | ArticleRecord | OfferRecord,
  kind: 'article' | 'offer' | 'page',
  slug: Localized,
  scope: ContentScope,
) => {
  const { language, locale } = scope;
  const title = page.title[language];
  const lead = page.lead[language];
  return {
    id: page.id,
    locale,
    slug: slug[language],
    title,
    lead,
    image: page.picture && presentPicture(page.picture, language),
    body: () => presentBlocks(page.body, scope),
    meta: () => presentMeta({ ...page, title, description: lead }, scope),
    alternates: () => presentAlternates(slug, `${kind}:${page.id}`, scope),
  };
};

/** The slug of an offer or an article in every language. */
const slugsOf = (page: ArticleRecord | OfferRecord): Localized =>
  text(slugOf(page, 'fi'), slugOf(page, 'en'), slugOf(page, 'sv'), slugOf(page, 'et'));

/** A page of the chain. */
export const presentContentPage = (page: ContentPageRecord, scope: ContentScope) =>
  presentWritten(page, 'page', page.slug, scope);

/** An article or a campaign. */
export const presentArticle = (article: ArticleRecord, scope: ContentScope) => ({
  ...presentWritten(article, 'article', slugsOf(article), scope),
  contentType: article.type,
  hotels: () =>
    article.hotelIds.flatMap((id) => {
      const hotel = findHotel(id);
      return hotel ? [presentHotel(hotel, scope)] : [];
    }),
});

/** A special offer on a day. */
export const presentOffer = (offer: OfferRecord, scope: ContentScope, today: LocalDate, seed: string) => ({
  ...presentWritten(offer, 'offer', slugsOf(offer), scope),
  salePeriod: periodOf(offer.sale, today),
  stayPeriod: periodOf(offer.stay, today),
  priceFrom: () => {
    const cents = cheapestNightOf(offer, today, seed)?.amount ?? null;
    return cents === null ? null : { amount: { value: cents / 100, currency: 'EUR' }, unit: 'PER_NIGHT' };
  },
  hotels: () => hotelsOfOffer(offer, today).map((hotel) => presentHotel(hotel, scope)),
  terms: offer.terms.map((term) => toHtml(term[scope.language], scope)),
  promotionCode: offer.promotionCode,
  planCode: offer.planCode,
  membership: offer.membership,
});
