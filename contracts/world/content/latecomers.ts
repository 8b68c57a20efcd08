import { closeHotel } from '../hotels/allHotels';
import { generatedHotel, openGenerated } from '../generatedChain';
import { same, type ContentLocale } from '../localized';
import type { HotelRecord } from '../model';
import { createContent, type Content } from './content';
import type { ArticleRecord, ContentPageRecord, OfferRecord } from './model';

/** Changes of the content by a test: additions after the export, and pages that lack a language. */
export interface Latecomers {
  readonly hotel?: { readonly id?: string; readonly cityId?: string; readonly slug?: string; readonly name?: string };
  readonly page?: { readonly id?: string; readonly slug?: string; readonly title?: string };
  readonly article?: { readonly id?: string; readonly words?: string; readonly title?: string };
  readonly offer?: { readonly id?: string; readonly words?: string; readonly title?: string };
  /** The only languages of a page, by its target as in `languages.ts`. */
  readonly languages?: Readonly<Record<string, readonly ContentLocale[]>>;
}

const written = (title: string, now: string) => ({
  title: same(title),
  lead: same(`${title}.`),
  picture: null,
  body: [{ kind: 'paragraph' as const, text: same(`${title}.`) }],
  publishedAt: now,
  modifiedAt: now,
});

const put = <T extends { readonly id: string }>(records: T[], record: T): T => {
  const at = records.findIndex(({ id }) => id === record.id);
  records.splice(at < 0 ? records.length : at, at < 0 ? 0 : 1, record);
  return record;
};

/** Adds records to a running world, or replaces those with the same id. Resolves to the new records. */
export const addLatecomers = (content: Content, changes: Latecomers, now: Date) => {
  const { hotel, page, article, offer, languages = {} } = changes;
  for (const [target, written] of Object.entries(languages)) content.languages.set(target, written);
  const at = now.toISOString();
  const { name, ...record } = { id: '90001', cityId: 'oulu', slug: 'sarastus-original-oulu-uusi', ...hotel };
  const opened = generatedHotel(1, 'latecomers', { ...record, name: same(name ?? 'Sarastus Original Oulu Uusi') });
  if (hotel) {
    openGenerated(content, opened);
    content.lateHotelIds.add(record.id);
  }
  return {
    hotel: hotel ? (opened.hotel satisfies HotelRecord) : null,
    page: page
      ? put<ContentPageRecord>(content.pages, {
          ...written(page.title ?? 'Uusi sivu', at),
          id: page.id ?? 'new-page',
          slug: same(page.slug ?? 'uusi-sivu'),
        })
      : null,
    article: article
      ? put<ArticleRecord>(content.articles, {
          ...written(article.title ?? 'Uusi uutinen', at),
          id: article.id ?? '4901',
          words: same(article.words ?? 'uusi-uutinen'),
          type: 'ARTICLE',
          hotelIds: [],
        })
      : null,
    offer: offer
      ? put<OfferRecord>(content.offers, {
          ...written(offer.title ?? 'Uusi tarjous', at),
          id: offer.id ?? '3901',
          words: same(offer.words ?? 'uusi-tarjous'),
          sale: null,
          stay: null,
          planCode: 'ADVANCE',
          promotionCode: null,
          membership: null,
          terms: [],
        })
      : null,
  };
};

/** Removes the added records. */
export const forgetLatecomers = (content: Content): void => {
  for (const id of content.lateHotelIds) {
    closeHotel(id);
    content.hotels.delete(id);
  }
  content.lateHotelIds.clear();
  content.languages.clear();
  const fresh = createContent();
  content.pages.splice(0, Number.POSITIVE_INFINITY, ...fresh.pages);
  content.articles.splice(0, Number.POSITIVE_INFINITY, ...fresh.articles);
  content.offers.splice(0, Number.POSITIVE_INFINITY, ...fresh.offers);
};
